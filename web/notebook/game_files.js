// Stands for browser/game_files.js in a notebook: the frame contains the style sheet and the pictures of its game.

export async function loadGames() {}
