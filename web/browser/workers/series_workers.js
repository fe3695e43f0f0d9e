// Plays the jobs of the workshop in parallel lanes. A lane is a worker of ours, which runs the jobs, and a worker for
// each bot of the user, which answers questions and knows nothing else. The page passes texts between them.

import { rest } from "./bot_workers.js";
import { startPython } from "./python_worker.js";
import { SLOW, callUserBot } from "./user_bot.js";

/**
 * @typedef {import("../messages.js").RunCommand} RunCommand
 * @typedef {import("../messages.js").RunNews} RunNews
 * @typedef {import("../events.js").Send} Send
 * @typedef {import("./python_worker.js").PythonWorker} PythonWorker
 * @typedef {import("./user_bot.js").Fault} Fault
 *
 * @typedef {object} Lane
 * @property {Promise<PythonWorker>} ours
 * @property {Map<number, Promise<PythonWorker>>} bots by their number in the run
 *
 * @typedef {object} Running the present run
 * @property {RunCommand} run
 * @property {Lane[]} lanes
 * @property {number} next the index of the next job
 * @property {RunNews[]} news not yet sent
 * @property {ReturnType<typeof setTimeout> | undefined} timer of the next sending
 * @property {Send} send
 */

/** Lanes, at most. */
const MOST_LANES = 4;
/** Gigabytes of memory for each lane: two lanes bring the page to half a gigabyte. */
const MEMORY = 4;
/** Gigabytes that are assumed where the browser does not say how many there are: tablets with Safari have 2 to 4. */
const USUAL_MEMORY = 4;
/** Bots of the user in a lane, at most: as many as a match has. */
const MOST_BOTS = 2;
/** Milliseconds between two messages to Python: each draws the page again. */
const PAUSE = 300;
/** Characters of a bot's answer: a move, and the first characters that it printed. */
const LONGEST_ANSWER = 40_000;

/** @type {Running | undefined} */
let running;

/**
 * Starts a run in place of an earlier one. The news of its jobs come as `series-news`, the end as `series-end`.
 * @param {RunCommand} run
 * @param {Send} send
 */
export function start(run, send) {
    stop();
    rest();
    const { hardwareConcurrency = 2 } = navigator;
    const memory = "deviceMemory" in navigator ? Number(navigator.deviceMemory) : USUAL_MEMORY;
    const number = Math.max(1, Math.min(MOST_LANES, hardwareConcurrency - 1, Math.floor(memory / MEMORY), run.jobs.length));
    /** @type {Running} */
    const started = { run, lanes: [], next: 0, news: [], timer: undefined, send };
    running = started;
    // Many workers start at once: on a busy computer that takes long, and is no fault that a banner should report.
    for (let lane = 0; lane < number; lane += 1) {
        started.lanes.push({ ours: startPython("series_worker"), bots: new Map() });
    }
    Promise.all(started.lanes.map((lane) => work(started, lane))).then(
        () => end(started, "done"),
        (error) => {
            console.error(error);
            end(started, "failed");
        },
    );
}

/** Stops the present run at once. */
export function stop() {
    for (const { ours, bots } of running?.lanes ?? []) {
        [ours, ...bots.values()].forEach(terminate);
    }
    clearTimeout(running?.timer);
    running = undefined;
}

/**
 * Runs jobs in a lane until none is left.
 * @param {Running} now
 * @param {Lane} lane
 */
async function work(now, lane) {
    const { sync } = await lane.ours;
    for (let job = now.next++; job < now.run.jobs.length && now === running; job = now.next++) {
        for (let text = await sync.begin(now.run.jobs[job]); now === running;) {
            const { ask, question, news, stop: reason, done, failed, ...fault } = JSON.parse(text);
            if (failed) {
                throw new Error(`job ${job}`);
            }
            if (done) {
                tell(now, { job, last: true, text: JSON.stringify(done) });
                break;
            }
            if (news) {
                tell(now, { job, last: false, text: JSON.stringify(news) });
            }
            if (reason) {
                end(now, reason, fault);
                return;
            }
            const answer = question ? await answerOf(now, lane, ask, JSON.stringify(question)) : "";
            if (typeof answer !== "string") {
                end(now, answer.reason, { ...answer, bot: ask });
                return;
            }
            text = await sync.resume(answer);
        }
    }
}

/**
 * @param {Running} now
 * @param {Lane} lane
 * @param {number} number of the bot in the run
 * @param {string} question
 * @returns {Promise<string | Fault>} the text of the bot, or the reason why there is none
 */
async function answerOf({ run }, lane, number, question) {
    const bot = run.bots[number];
    const worker = lane.bots.get(number) ?? startPython("user_bot_worker");
    // The one that was used last comes last.
    lane.bots.delete(number);
    lane.bots.set(number, worker);
    for (const [other, unused] of [...lane.bots].slice(0, -MOST_BOTS)) {
        lane.bots.delete(other);
        terminate(unused);
    }
    try {
        const answer = await callUserBot(await worker, bot, run.limits, (sync) => sync.move(question));
        return typeof answer === "string" && answer.length > LONGEST_ANSWER ? "" : answer;
    } catch (error) {
        // A broken worker of the bot, for example after it has used up its memory.
        console.info(error);
        return { ...SLOW, reason: "broken" };
    }
}

/**
 * @param {Running} now
 * @param {RunNews} news
 */
function tell(now, news) {
    now.news.push(news);
    now.timer ??= setTimeout(() => sendNews(now), PAUSE);
}

/** @param {Running} now */
function sendNews(now) {
    const { number } = now.run;
    clearTimeout(now.timer);
    now.timer = undefined;
    if (now === running && now.news.length > 0) {
        now.send({ do: "series-news", number, news: now.news.splice(0) });
    }
}

/**
 * Ends a run, unless it has ended.
 * @param {Running} now
 * @param {string} reason `done`, or the reason of the end
 * @param {Partial<Fault> & {bot?: number}} fault
 */
function end(now, reason, { bot = -1, detail = "", report = "", line = "0", printed = "" } = {}) {
    if (now !== running) {
        return;
    }
    sendNews(now);
    stop();
    now.send({ do: "series-end", number: now.run.number, reason, bot, detail, report, line: Number(line) || 0, printed });
}

/** @param {Promise<PythonWorker>} worker */
function terminate(worker) {
    worker.then((python) => python.terminate()).catch(() => {});
}
