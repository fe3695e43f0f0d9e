// Generated from the types of the page's Python by `python -m web.build.message_types`.

export type FileUpload = { name: string, size: number, content?: string | null, text?: string | null };
export type TurnSent = { do: "turn-sent", identity: string, at: number };
export type Share = { kind: "share", title: string, text: string, place: string, then?: TurnSent };
export type Copy = { kind: "copy", text: string, then?: TurnSent };
export type Download = { kind: "download", name: string, type: string, text: string };
export type Picture = { kind: "picture", form: "svg" | "png", name: string, share: boolean };
export type ScrollTo = { kind: "show", id: string };
export type UserBot = { id: string, file: string, content: string, in_workshop?: boolean };
export type Limits = { prepare: number, install: number, move: number };
export type RunCommand = { kind: "run", number: number, bots: ReadonlyArray<UserBot>, limits: Limits, jobs: ReadonlyArray<string> };
export type RunNews = { job: number, last: boolean, text: string };
export type RoomAccept = { kind: "room-accept", room: string, code: string };
export type RoomPass = { kind: "room-pass", room: string, code: string };
export type RoomScan = { kind: "room-scan", id: string };
export type SimpleCommand = { kind: "print" | "paste" | "update" | "stop-run" | "room-servers" | "ask-notify" };
export type PositionPart = { record: string, rng_seed: string };
export type MoveRequest = { record: string, rng_seed: string, do: "move", number: number, limit: number };
export type UserBotRequest = { record: string, rng_seed: string, do: "move", number: number, limit: number, bot: UserBot, limits: Limits };
export type HintRequest = { record: string, rng_seed: string, do: "hint", number: number, limit: number };
export type TotalsRequest = { record: string, rng_seed: string, do: "totals", number: number, since: number };
export type ReviewRequest = { record: string, rng_seed: string, do: "review", number: number, at: number, since: number, limit: number, background: boolean };
export type LuckRequest = { record: string, rng_seed: string, do: "luck", number: number, limit: number, begin: ReadonlyArray<number>, steps: ReadonlyArray<ReadonlyArray<number>>, background: boolean };
export type IceServer = { urls: string, username: string, credential: string };
export type Connection = { room: string, host: boolean, offer: string, paused: boolean, invites: string, watch: string, drops: ReadonlyArray<string>, waits: boolean, servers: ReadonlyArray<IceServer> | null, ends: boolean, tell: Record<string, string> };
export type Timer = { ms: number, action: Action };
export type Effects = { names: ReadonlyArray<string>, sounds: boolean, haptics: boolean };
export type TurnNews = { text: string, body: string, notify: boolean, sound: boolean };
export type HostReady = { type: "ready", kind: string, rule: string, game: string, language: string };
export type HostLoaded = { type: "loaded", game: string, ply: number };
export type HostMove = { type: "move", seat: number, event: string, text: string, ply: number };
export type HostDone = { type: "done", rule: string };
export type HostFinished = { type: "finished", winners: ReadonlyArray<number>, scores: ReadonlyArray<number> };
export type HostError = { type: "error", reason: string };
export type Reply = { html?: string, chunks?: Record<string, string>, games?: ReadonlyArray<string>, title?: string, lang?: string, theme?: string, place?: string, replace?: boolean, save?: Entries, base?: Entries, post?: ReadonlyArray<HostMessage>, announce?: string, focus?: ReadonlyArray<string>, select?: ReadonlyArray<number>, refocus?: ReadonlyArray<string>, timer?: Timer | null, bot_request?: MoveRequest | UserBotRequest | HintRequest | TotalsRequest | ReviewRequest | LuckRequest | null, room?: Connection | null, command?: Command, effects?: Effects, turn?: TurnNews | null, awake?: boolean, failed?: string, log?: string };
export type Entries = Record<string, string | null>;
export type Command = Share | Copy | Download | Picture | ScrollTo | RunCommand | RoomAccept | RoomPass | RoomScan | SimpleCommand;
export type BotRequest = MoveRequest | UserBotRequest | HintRequest | TotalsRequest | ReviewRequest | LuckRequest;
export type HostMessage = HostReady | HostLoaded | HostMove | HostDone | HostFinished | HostError;
export type Fields = Record<string, string | ReadonlyArray<string>>;

export type Action = { now?: number, offset?: number | null, keyboard?: boolean | null } & (
    | { do: "add-bot", file: string, size: number, content: string | null }
    | { do: "add-edition", file: string, size: number, content: string | null }
    | { do: "aim", x: number, y: number }
    | { do: "analysis-copy" }
    | { do: "analysis-delete" }
    | { do: "analysis-edit" }
    | { do: "analysis-go", at: number }
    | { do: "analysis-line", number: number }
    | { do: "analysis-note", fields: Fields }
    | { do: "analysis-play-on", fields: Fields }
    | { do: "analysis-position", fields: Fields }
    | { do: "analysis-step", to: "first" | "back" | "next" | "last" }
    | { do: "answer", number: number, event: string }
    | { do: "ask", fields: Fields }
    | { do: "ask-failed", number: number, reason?: string, detail?: string }
    | { do: "ask-open" }
    | { do: "bot-code" }
    | { do: "bot-play", game: string }
    | { do: "bot-watch" }
    | { do: "cancel" }
    | { do: "choose", space: number }
    | { do: "choose-face", seat: number, face: string }
    | { do: "claim", fields: Fields }
    | { do: "close" }
    | { do: "command-done", kind: string, how: "copied" | "failed" }
    | { do: "confirm" }
    | { do: "console-clear" }
    | { do: "copy-match", identity: string }
    | { do: "daily", game: string, day: string }
    | { do: "decline" }
    | { do: "delete", identity: string }
    | { do: "dialog", name: string, subject?: string }
    | { do: "edit-complete" }
    | { do: "edit-copy", what: "text" | "link" }
    | { do: "edit-done" }
    | { do: "edit-hold", piece?: string, place?: string }
    | { do: "edit-put", place: string, dropped?: boolean }
    | { do: "edit-redo" }
    | { do: "edit-set", fields: Fields, name?: string }
    | { do: "edit-start", fields: Fields }
    | { do: "edit-text", fields: Fields }
    | { do: "edit-turn" }
    | { do: "edit-undo" }
    | { do: "elsewhere", on: boolean }
    | { do: "elsewhere-agree" }
    | { do: "elsewhere-forget" }
    | { do: "elsewhere-server", fields: Fields }
    | { do: "embed-choose", fields: Fields, name?: string }
    | { do: "embed-copy", text: string }
    | { do: "export-all" }
    | { do: "export-everything" }
    | { do: "export-match", identity: string }
    | { do: "find-matches", fields: Fields }
    | { do: "first-match", game: string }
    | { do: "form", fields: Fields, name?: string }
    | { do: "friends", number: number }
    | { do: "go", place: string }
    | { do: "hand-over" }
    | { do: "hint" }
    | { do: "hint-away" }
    | { do: "hint-point", number: number }
    | { do: "hint-take", number: number }
    | { do: "hinted", number: number, choices: unknown }
    | { do: "host-load", record: string | null, ply?: number | null }
    | { do: "host-resume", moves: string | null }
    | { do: "host-set", language?: string, theme?: string }
    | { do: "hover", seat: number, item: string }
    | { do: "import", files: ReadonlyArray<FileUpload> }
    | { do: "import-paste" }
    | { do: "import-paste-refused" }
    | { do: "import-text", fields: Fields }
    | { do: "import-undo" }
    | { do: "invite-accept", fields: Fields }
    | { do: "invite-form", fields: Fields }
    | { do: "ladder-form", fields: Fields }
    | { do: "ladder-run", fields: Fields }
    | { do: "later" }
    | { do: "lesson-again" }
    | { do: "lesson-back" }
    | { do: "lesson-do" }
    | { do: "lesson-next" }
    | { do: "lesson-repeat" }
    | { do: "lift", x?: number | null, y?: number | null }
    | { do: "line", number: number }
    | { do: "luck-found", number: number, begin: unknown, steps: unknown }
    | { do: "more-matches" }
    | { do: "new-day" }
    | { do: "newer-version" }
    | { do: "notice-passed", notice: string }
    | { do: "nudge", east: number, south: number }
    | { do: "offline-ready", version: string }
    | { do: "orient", corner: number }
    | { do: "permit-notify", notifications: "default" | "granted" | "denied" | "unsupported" }
    | { do: "play", fields: Fields }
    | { do: "play-game", game: string }
    | { do: "play-here" }
    | { do: "play-on", at: number }
    | { do: "print" }
    | { do: "put", column: number, row: number }
    | { do: "put", x: number, y: number, touch?: boolean, dropped?: boolean, placed?: boolean, keyboard?: boolean }
    | { do: "puzzle-hint" }
    | { do: "puzzle-next", game: string, theme?: string }
    | { do: "puzzle-play-on" }
    | { do: "puzzle-queue", game: string, puzzles: string }
    | { do: "puzzle-retry" }
    | { do: "puzzle-show" }
    | { do: "read", part: string }
    | { do: "received", files: ReadonlyArray<FileUpload> }
    | { do: "redo" }
    | { do: "rematch", same?: boolean, turned?: boolean }
    | { do: "remove-bot", name: string }
    | { do: "remove-edition", name: string }
    | { do: "rename", fields: Fields }
    | { do: "replace-bot", bot: string }
    | { do: "replay" }
    | { do: "replay-autoplay" }
    | { do: "replay-copy" }
    | { do: "replay-download" }
    | { do: "replay-jump", at: number }
    | { do: "replay-next", at: number }
    | { do: "replay-play-on" }
    | { do: "replay-slide", fields: Fields }
    | { do: "replay-step", to: "first" | "back" | "next" | "last" }
    | { do: "restore" }
    | { do: "restore-bot" }
    | { do: "restore-edition" }
    | { do: "review" }
    | { do: "review-close" }
    | { do: "review-continue" }
    | { do: "review-idle" }
    | { do: "review-pause" }
    | { do: "reviewed", number: number, finding: unknown, expected_totals: unknown }
    | { do: "room-accept", fields: Fields }
    | { do: "room-answer", allow: boolean }
    | { do: "room-call-back" }
    | { do: "room-close", how: "link" | "here" }
    | { do: "room-code", code: string }
    | { do: "room-dismiss", peer: string }
    | { do: "room-failed", damaged?: boolean }
    | { do: "room-form", fields: Fields }
    | { do: "room-heard", peer: string, text: string, watches?: boolean }
    | { do: "room-invite", fields: Fields }
    | { do: "room-join", fields: Fields }
    | { do: "room-link", how: "copy" | "share" }
    | { do: "room-lost", peer: string }
    | { do: "room-passed", taken: boolean }
    | { do: "room-said", seat: number, number: number }
    | { do: "room-say", saying: "well_played" | "thanks" | "sorry" | "one_moment" | "good_luck" | "undo_please" }
    | { do: "room-scan", on: boolean, failed?: boolean }
    | { do: "room-seat", seat: number, player: string }
    | { do: "room-servers", text: string }
    | { do: "rotate" }
    | { do: "rotate", by: number }
    | { do: "rule-again" }
    | { do: "rule-contents" }
    | { do: "rule-search", fields: Fields }
    | { do: "save-picture", form: "svg" | "png", share?: boolean }
    | { do: "seat-person", name: string }
    | { do: "seed" }
    | { do: "series-download" }
    | { do: "series-end", number: number, reason: string, bot: number, detail: string, report: string, line: number, printed?: string }
    | { do: "series-form", fields: Fields }
    | { do: "series-news", number: number, news: ReadonlyArray<RunNews> }
    | { do: "series-open", at: number, event?: number }
    | { do: "series-run", fields: Fields }
    | { do: "series-search" }
    | { do: "series-stop" }
    | { do: "set", name: string, fields: Fields }
    | { do: "share", title: string, lines: ReadonlyArray<string>, place: string }
    | { do: "share-at", fields: Fields }
    | { do: "share-copy" }
    | { do: "share-dismiss" }
    | { do: "share-keep" }
    | { do: "share-send" }
    | { do: "show-garden", seat: number }
    | { do: "show-next", at?: number | null }
    | { do: "show-score" }
    | { do: "stage", number: number }
    | { do: "start", storage: Record<string, string>, languages: ReadonlyArray<string>, fields: Fields, entropy: string, now: number, offset?: number, place?: string, address?: string, query?: string, days?: Record<string, string>, notifications?: "default" | "granted" | "denied" | "unsupported", previews?: boolean }
    | { do: "storage-changed", key: string, text: string | null }
    | { do: "storage-conflict", key: string, text: string | null, base: string | null, cleared?: boolean }
    | { do: "storage-failed", reason: "full" | "forbidden", there: Entries }
    | { do: "storage-reread", storage: Record<string, string> }
    | { do: "storage-retry" }
    | { do: "storage-works" }
    | { do: "storm-begin", game: string }
    | { do: "storm-end" }
    | { do: "storm-tick" }
    | { do: "take", card: number }
    | { do: "take", slot: number }
    | { do: "take-received" }
    | { do: "totals-found", number: number, expected_totals: unknown }
    | { do: "training-forget" }
    | { do: "training-insert" }
    | { do: "training-run", fields: Fields }
    | { do: "turn-news", show?: boolean }
    | { do: "turn-paste", fields: Fields }
    | { do: "turn-send", how: "share" | "copy" | "code" }
    | { do: "turn-sent", identity: string, at: number, how: "copied" | "shared" }
    | { do: "uncover" }
    | { do: "undo" }
    | { do: "unhover" }
    | { do: "update" }
    | { do: "workshop-accept" }
    | { do: "workshop-checked", fill: number, line: number, text: string }
    | { do: "workshop-decline" }
    | { do: "workshop-download" }
    | { do: "workshop-edit", bot: string, fill: number, source: string }
    | { do: "workshop-file", file: string, size: number, content: string | null }
    | { do: "workshop-link" }
    | { do: "workshop-new", example: string }
    | { do: "workshop-remove", name: string }
    | { do: "workshop-rename", fields: Fields }
    | { do: "workshop-restore" }
    | { do: "workshop-save" }
    | { do: "workshop-size", size: string }
    | { do: "workshop-version", number: number }
);
