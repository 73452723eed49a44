import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

type Line = { level: number; msg?: string; err?: { message: string } };

const ERROR = 50;
const root = join(import.meta.dirname, "..");

/**
 * The product as people run it: `npm start`'s own command in a process of its own, on a free port unless `PORT` names one. Nothing
 * of this machine's environment but what a process needs to live reaches it; `env` is the README's, `tree` where another release
 * lies. Resolves once it listens.
 */
export async function startServer(
  env: { DATA_DIR: string } & Record<string, string>,
  tree: string = root,
) {
  const port = Number(env["PORT"]) || (await freePort());
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const began = performance.now();
  const program = ["--import", join(tree, "agent/quick-start.ts"), join(tree, "agent/built.ts")];
  const child = spawn(process.execPath, program, {
    env: onlySet({
      PATH,
      HOME,
      TMPDIR,
      SystemRoot,
      PORT: String(port),
      ...env,
    }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const errors: string[] = [];
  const said: string[] = [];
  const ended = once(child, "exit");
  await listening(child, said, errors);
  const url = `http://localhost:${port}`;
  return {
    url,
    pid: child.pid ?? 0,
    /** Milliseconds from the start of the process to the first connection it took. */
    startedIn: performance.now() - began,
    /** Every line that it wrote. */
    said,
    /** What it logged as an error. */
    errors,
    /** Comes with its exit code and signal. */
    ended,
    /** Ends it as a broken machine would. */
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    /** Ends it in order. */
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Waits for the line that says where the app is, and keeps reading. */
function listening(child: ChildProcess, said: string[], errors: string[]): Promise<void> {
  return new Promise((done, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on("line", (text) => {
        said.push(text);
        const line = parsed(text);
        if (line && line.level >= ERROR) errors.push(text);
        if (line?.msg?.startsWith("Undertone is at")) done();
      });
    }
    child.once("exit", () => failed(new Error(`The app did not start:\n${said.join("\n")}`)));
  });
}

function parsed(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function onlySet(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
