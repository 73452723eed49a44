import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#tests/server-process.ts";
import { soon } from "#tests/soon.ts";

const PROGRAM = "nginx";
const EXAMPLE = join(import.meta.dirname, "../../deploy/nginx.conf");

/** nginx as deploy/nginx.conf has it, before processes at `ports`, with its files below `home`; undefined where there is none. */
export async function startNginx(home: string, ports: readonly number[]) {
  if (spawnSync(PROGRAM, ["-v"]).error) return undefined;
  const port = await freePort();
  const conf = join(home, "nginx.conf");
  writeFileSync(conf, around(asDeployed(ports, port), home));
  const child = spawn(PROGRAM, ["-p", home, "-c", conf, "-e", join(home, "nginx.log")], {
    stdio: "ignore",
  });
  const url = `http://localhost:${port}`;
  await soon(() => fetch(url));
  return {
    url,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function asDeployed(ports: readonly number[], port: number): string {
  const [, options] = /server app-1:3000 (.*)/.exec(readFileSync(EXAMPLE, "utf8")) ?? [];
  const servers = ports.map((each) => `  server 127.0.0.1:${each} ${options}`).join("\n");
  return readFileSync(EXAMPLE, "utf8")
    .replace(/(?: {2}server app-\d:3000 .*\n?)+/, `${servers}\n`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
}

/** What Debian's own nginx.conf has around a file of conf.d, with every path below `home`. */
function around(site: string, home: string): string {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (each) => `${each}_temp_path ${join(home, each)};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `daemon off; ${user} pid ${join(home, "nginx.pid")};
events {}
http { access_log off; ${folders.join(" ")}
${site}}`;
}
