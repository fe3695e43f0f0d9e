// A game of Zen Garden's size in boardgame.io, and the speed of its bots.
//
// A line of the standard input, such as `matches 0.2`, names a measure and its duration in seconds. The answer is a line
// with the number per second. `matches` are whole matches between random bots; `iterations` are those of the MCTS bot,
// from the beginning of a match to its end.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(import.meta.url);
const { MCTSBot, RandomBot, Simulate } = require("boardgame.io/ai");
const { InitializeGame } = require("boardgame.io/internal");

const SIZE = 4;
const CELLS = SIZE * SIZE;
const SPACES = 12;
const CORNERS = 4;
const EMPTY = -1;
const DECORATIONS = 5;
const TILES = 90;
const TURNS = 2 * CELLS;
const ITERATIONS = 20;
const LINE_POINTS = 3;
const NUMBERS = [...Array(SIZE).keys()];
const LINES = [
    ...NUMBERS.map((row) => NUMBERS.map((column) => row * SIZE + column)),
    ...NUMBERS.map((column) => NUMBERS.map((row) => row * SIZE + column)),
];
const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) => [
    ...(cell >= SIZE ? [cell - SIZE] : []),
    ...(cell < CELLS - SIZE ? [cell + SIZE] : []),
    ...(cell % SIZE ? [cell - 1] : []),
    ...((cell + 1) % SIZE ? [cell + 1] : []),
]);

/**
 * Two players take a tile in turn and lay it beside another in their garden. Simpler than our game: no coins, no rounds,
 * and gardens do not move.
 */
const game = {
    name: "like-zen-garden",
    setup: ({ random }) => {
        const tiles = random.Shuffle(Array.from({ length: TILES }, (_, tile) => tile));
        const garden = () => Array(CELLS).fill(EMPTY);
        return { board: tiles.slice(0, SPACES), supply: tiles.slice(SPACES), gardens: [garden(), garden()] };
    },
    moves: {
        take: ({ G, playerID }, space, cell, corner) => {
            G.gardens[playerID][cell] = G.board[space] * CORNERS + corner;
            G.board[space] = G.supply.pop();
        },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G, ctx }) => {
        if (ctx.turn < TURNS || G.gardens[1].includes(EMPTY)) {
            return undefined;
        }
        const [one, other] = G.gardens.map(points);
        return one === other ? { draw: true } : { winner: one > other ? "0" : "1" };
    },
    ai: { enumerate: (G, ctx) => [...moves(G, G.gardens[ctx.currentPlayer])] },
};

/** Yields every move in a garden. */
function* moves(G, garden) {
    const begun = garden.some((code) => code !== EMPTY);
    for (let cell = 0; cell < CELLS; cell += 1) {
        if (garden[cell] !== EMPTY || (begun && NEIGHBOURS[cell].every((other) => garden[other] === EMPTY))) {
            continue;
        }
        for (let space = 0; space < SPACES; space += 1) {
            for (let corner = 0; corner < CORNERS; corner += 1) {
                yield { move: "take", args: [space, cell, corner] };
            }
        }
    }
}

/** Returns the points of a garden: for lines of one decoration, and for the tiles of the most frequent one. */
function points(garden) {
    const decorations = garden.map((code) => Math.floor(code / CORNERS) % DECORATIONS);
    const lines = LINES.filter((line) => line.every((cell) => decorations[cell] === decorations[line[0]])).length;
    const counts = Array.from({ length: DECORATIONS }, (_, one) => decorations.filter((other) => other === one).length);
    return LINE_POINTS * lines + Math.max(...counts);
}

const enumerate = game.ai.enumerate;
const random = new RandomBot({ enumerate });
const searcher = new MCTSBot({ enumerate, game, iterations: ITERATIONS, playoutDepth: () => TURNS });

/** @type {Record<string, () => Promise<number>>} measures; each returns its number of repetitions */
const WORKS = {
    async matches() {
        const { state } = await Simulate({ game, bots: random, state: InitializeGame({ game }) });
        if (state.ctx.gameover === undefined || state.ctx.turn < TURNS) {
            throw new Error("the match has not ended");
        }
        return 1;
    },
    async iterations() {
        await searcher.play(InitializeGame({ game }), "0");
        return ITERATIONS;
    },
};

for await (const line of createInterface({ input: process.stdin })) {
    const [name, seconds] = line.split(" ");
    const begun = performance.now();
    let count = 0;
    let spent = 0;
    do {
        count += await WORKS[name]();
        spent = (performance.now() - begun) / 1000;
    } while (spent < Number(seconds));
    console.log(count / spent);
}
