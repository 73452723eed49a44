import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCollector } from "#tests/fakes/collector.ts";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { freePort, startServer, type ServerProcess } from "#tests/server-process.ts";
import { soon } from "#tests/soon.ts";

/** In what people write and nowhere else: no figure, trace or line of the log may hold it. */
const CANARY = "Quetzalina Ombrefall";

const home = mkdtempSync(join(tmpdir(), "undertone-seen-"));
let collector: Awaited<ReturnType<typeof startCollector>>;
let worker: ServerProcess;
let web: ServerProcess;
let cookie = "";
const ports = { worker: 0, web: 0 };

beforeAll(async () => {
  collector = await startCollector();
  [ports.worker, ports.web] = [await freePort(), await freePort()];
  const common = { DATA_DIR: home, AI_PROVIDER: "builtin" };
  worker = await startServer({ ...common, ROLE: "worker", METRICS_PORT: String(ports.worker) });
  web = await startServer({
    ...common,
    ROLE: "web",
    METRICS_PORT: String(ports.web),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const { name, password, email } = maren;
  cookie = cookieOf(await send("/api/auth/sign-up/email", { name, password, email }));
  await send("/api/subscription/upgrade", { tier: "complete" }, "PUT");
});
afterAll(async () => {
  // what did not come up in time is not there
  for (const started of [web, worker] as (ServerProcess | undefined)[]) await started?.stop();
  await collector.close();
  rmSync(home, { recursive: true, force: true });
});

const send = (path: string, body?: object, method = "POST", more = {}) =>
  fetch(web.url + path, {
    headers: { origin: web.url, "content-type": "application/json", cookie, ...more },
    ...(body && { method, body: JSON.stringify(body) }),
  });
const figures = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The lines of the log as objects. */
const lines = ({ said }: ServerProcess) =>
  said.flatMap((line) => {
    try {
      return [JSON.parse(line) as Record<string, unknown>];
    } catch {
      return [];
    }
  });

it("tells what was asked, by figure, line and trace, with one id, and no words of anybody", async () => {
  const made = await send("/api/clients", { name: CANARY }, "POST", {
    "x-request-id": "from-the-proxy-1",
  });
  expect(made.status).toBe(201);
  expect(made.headers.get("x-request-id")).toBe("from-the-proxy-1");
  const { id } = (await made.json()) as { id: string };
  await send(`/api/clients/${id}`);
  await send("/api/no-such-thing");
  const chat = crypto.randomUUID();
  const reply = await send("/api/chat", {
    id: chat,
    message: {
      id: crypto.randomUUID(),
      role: "user",
      parts: [{ type: "text", text: `what is the number of ${CANARY}` }],
    },
  });
  expect(await reply.text()).toContain(CANARY);

  const told = await figures(ports.web);
  expect(told).toMatch(
    /undertone_request_seconds_count\{method="GET",route="\/api\/clients\/:id",status="200"\} 1/,
  );
  expect(told).toMatch(
    /undertone_model_seconds_count\{provider="builtin",.*kind="stream",outcome="done"\} [1-9]/,
  );
  expect(told).toMatch(/undertone_pool_wait_seconds_count [1-9]/);
  expect(told).toMatch(/nodejs_eventloop_lag_p99_seconds /);

  // a reply is kept for who resumes it a moment after its last word
  await soon(async () => expect(await figures(ports.web)).toMatch(/undertone_replies_live 0/));

  const line = lines(web).find(({ request }) => request === "from-the-proxy-1");
  expect(line).toMatchObject({
    msg: "request",
    method: "POST",
    route: "/api/clients",
    status: 201,
  });
  expect(line?.["salon"]).toMatch(/^[\da-f-]{36}$/);
  expect(lines(web).find(({ route }) => route === "/api/chat")).toMatchObject({
    run: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
  });

  const names = ["request", "transaction", "chat turn", "model stream"];
  await soon(() => {
    const seen = new Set(collector.spans().map(({ name }) => name));
    expect(names.filter((name) => !seen.has(name))).toEqual([]);
  });
  const spans = collector.spans();
  const turn = spans.find(({ name }) => name === "chat turn");
  expect(spans.find(({ name }) => name === "model stream")?.traceId).toBe(turn?.traceId);
  for (const words of [told, web.said.join("\n"), collector.raw()])
    expect(words).not.toMatch(/Quetzalina|Ombrefall|what is the number|violet/);
});

it("parts the answering of requests from the working off of jobs", async () => {
  expect((await fetch(`${worker.url}/api/ready`)).status).toBe(200);
  expect((await fetch(`${worker.url}/api/services`)).status).toBe(404);
  await soon(async () => {
    expect(await figures(ports.worker)).toMatch(
      /undertone_job_seconds_count\{queue="round",outcome="done"\} [1-9]/,
    );
  });
  expect(await figures(ports.worker)).toMatch(
    /undertone_round_seconds_count\{step="reminders"\} [1-9]/,
  );
  expect(await figures(ports.web)).not.toContain('undertone_job_seconds_count{queue="round"');
  expect((await fetch(`${web.url}/metrics`)).headers.get("content-type")).not.toMatch(/version=0/);
});
