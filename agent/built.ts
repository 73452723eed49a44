import { pathToFileURL } from "node:url";
import { buildServer } from "./build-server.ts";

// `npm start`: agent/server.ts, built into one file
await import(pathToFileURL(await buildServer()).href);
