import { start } from "./start.js";

start("hello.py");
