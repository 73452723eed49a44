import { buildServer } from "./build-server.ts";
import { buildUi } from "./build.ts";

// `npm run build`: all that `npm start` would build, for an installation without what builds it
await buildUi();
await buildServer();
