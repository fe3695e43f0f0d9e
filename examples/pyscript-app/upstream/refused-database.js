import { start } from "./start.js";
import "./no-database.js";

start("hello.py", undefined, "no-database.js");
