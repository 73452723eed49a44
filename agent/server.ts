import { buildUi } from "./build.ts";
import { readEnv } from "./env.ts";
import { listen } from "./listen.ts";
import { start } from "./start.ts";

const started = await start(readEnv()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
await buildUi();
listen(started);
