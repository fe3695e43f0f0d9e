import { hear, start } from "./start.js";

start("hello.py", ({ sync }) => {
    const functions = Reflect.ownKeys(sync).filter((key) => typeof sync[key] === "function");
    hear(functions.length > 0 ? "the worker can call functions of the page" : "the page is closed to the worker");
});
