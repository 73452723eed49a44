import { buildUi } from "./build.ts";
import { readEnv } from "./env.ts";
import { listen } from "./listen.ts";
import { start } from "./start.ts";

try {
  const env = readEnv();
  const started = await start(env);
  // nobody looks at one that only works jobs off
  if (env.ROLE !== "worker") await buildUi();
  listen(started);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
