import { readEnv, type Env } from "#agent/env.ts";

/** A command of the terminal: it tells in a line or two what came of it, and fails in one. */
type Command = (env: Env, args: readonly string[]) => Promise<string>;

const COMMANDS: Record<string, () => Promise<Command>> = {
  backup: async () => (await import("./backup.ts")).backUp,
  mail: async () => (await import("./mail.ts")).unsentMail,
  migrate: async () => (await import("./migrate.ts")).migrateOwn,
  move: async () => (await import("./move.ts")).move,
  restore: async () => (await import("./restore.ts")).restore,
};

const [name = "", ...args] = process.argv.slice(2);
try {
  const command = await COMMANDS[name]?.();
  if (!command) throw new Error(`There is no command "${name}".`);
  console.log(await command(readEnv(), args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
