import { start } from "./start.js";

start("missing.py");
