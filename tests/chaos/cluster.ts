import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect } from "vitest";
import { cutWay } from "#tests/cut-way.ts";
import { fakeOpenAi } from "#tests/fakes/openai.ts";
import { fakeS3 } from "#tests/fakes/s3.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { fakeTwilio } from "#tests/fakes/twilio.ts";
import { openCaller } from "#tests/load.ts";
import { zoneAtNoon } from "#tests/noon.ts";
import { startReplicated } from "#tests/replicated.ts";
import { freePort, startServer, type ServerProcess } from "#tests/server-process.ts";
import { soon } from "#tests/soon.ts";
import { JUMPING } from "./clock.ts";
import { mountDisk } from "./disk.ts";
import { startNginx } from "./nginx.ts";

const PROCESSES = 3;
/** Holds a database, its log of writes at its longest, and what a run adds. */
const DISK_MB = 2_500;

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/**
 * Three processes of the product and all that they need: nginx before them where this machine has it, a primary and its replica on
 * disks of their own where it may mount them, and a mail server, a carrier of texts, a model and a storage that can be cut off. `lacks` says what it
 * is without.
 */
export async function openCluster() {
  const home = mkdtempSync(join(tmpdir(), "undertone-chaos-"));
  const disks = {
    first: mountDisk(join(home, "first"), DISK_MB),
    second: mountDisk(join(home, "second"), DISK_MB),
  };
  const database = await startReplicated(home);
  const [smtp, twilio, model, s3] = [
    await fakeSmtp(),
    await fakeTwilio(),
    await fakeOpenAi(),
    await fakeS3(),
  ];
  const ways = {
    mail: await cutWay(smtp.url),
    texts: await cutWay(twilio.url),
    model: await cutWay(model.url),
    storage: await cutWay(s3.url),
  };
  const ports: number[] = [];
  while (ports.length < PROCESSES) ports.push(await freePort());
  const nginx = await startNginx(home, ports);

  const startWith = (port: number, outside: Record<string, string>) =>
    startServer({
      PORT: String(port),
      DATA_DIR: join(home, "data"),
      DATABASE_URL: database.url,
      AUTH_SECRET: "one secret for all processes, 32 or more",
      STORAGE_URL: ways.storage.url,
      NODE_OPTIONS: JUMPING,
      ...(nginx && { PUBLIC_URL: nginx.url, TRUSTED_PROXIES: "127.0.0.1" }),
      ...outside,
    });
  const start = (port: number) =>
    startWith(port, {
      SMTP_URL: ways.mail.url.replace(/\/$/, ""),
      MAIL_FROM: "hello@undertone.example",
      ...twilio.env,
      TWILIO_BASE_URL: ways.texts.url.replace(/\/$/, ""),
      AI_PROVIDER: "openai-compatible",
      AI_BASE_URL: ways.model.url,
      AI_MODEL: "salon-7b",
    });
  // signed up before mail is set up: no address is to be confirmed
  const [port = 0] = ports;
  const first = await startWith(port, { AI_PROVIDER: "builtin" });
  // nginx has looked for them before they were there
  if (nginx) await soon(async () => expect((await fetch(`${nginx.url}/api/ready`)).ok).toBe(true));
  const servers: ServerProcess[] = [];
  let turn = 0;
  const timeZone = zoneAtNoon();
  const caller = await openCaller(
    () => nginx?.url ?? (servers[(turn += 1) % servers.length] ?? first).url,
    timeZone,
  );
  await first.stop();
  for (const each of ports) servers.push(await start(each));

  return {
    caller,
    servers,
    /** Starts a process anew in the place of one that has ended. */
    replace: async (at: number) => {
      servers[at] = await start(ports[at] ?? 0);
    },
    database,
    disks,
    smtp,
    twilio,
    ways,
    url: database.url,
    isBehindNginx: nginx !== undefined,
    lacks: [
      ...(nginx ? [] : ["nginx, which is not installed"]),
      ...(disks.first && disks.second ? [] : ["disks of its own, which need Linux and root"]),
    ],
    close: async () => {
      for (const server of servers) await server.kill();
      await nginx?.stop();
      await Promise.all(
        [...Object.values(ways), smtp, twilio, model, s3].map((each) => each.close()),
      );
      await database.stop();
      disks.first?.unmount();
      disks.second?.unmount();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What stands in the database, whoever's it is. */
export async function inDatabase<T>(
  url: string,
  ask: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const sql = postgres(url, { max: 1, target_session_attrs: "primary", onnotice: () => {} });
  try {
    return (await sql.begin(async (tx) => {
      await tx`set local role undertone_system`;
      return ask(tx);
    })) as T;
  } finally {
    await sql.end();
  }
}
