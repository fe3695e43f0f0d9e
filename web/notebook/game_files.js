// Replaces browser/game_files.js in notebooks: the frame contains the style sheet and the pictures of its game.

export async function loadGames() {}
