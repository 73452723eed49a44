import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { atomically } from "#tools/core/context.ts";
import { queueMail, type OutgoingMail } from "#tools/messages/outbox/queue.ts";
import type { ListedMessage, Message } from "#tools/messages/schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";

let smtp: Awaited<ReturnType<typeof fakeSmtp>>;
let app: TestApp;
let owner: Salon;
let neighbour: Salon;
let manager: Colleague;

beforeAll(async () => {
  smtp = await fakeSmtp();
  app = await startApp({
    env: { SMTP_URL: smtp.url, MAIL_FROM: "Undertone <hello@undertone.example>" },
  });
  owner = await openSalon(app);
  neighbour = await openSalon(app, joaquin);
  await owner.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  manager = await joinTeam(app, owner, { name: "Mo", email: "mo@x.example", role: "manager" });
  await workOff(app);
});
afterEach(() => smtp.refuse(0, 0));
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const soon = () => new Date(Date.now() + 3_600_000);

/** A mail in the owner's outbox. */
const queued = async (mail: Partial<OutgoingMail> = {}, by: Salon = owner) => {
  const made = await atomically(by.ctx(), (ctx) =>
    queueMail(ctx, {
      kind: "notice",
      to: "dana@x.example",
      subject: "Your visit",
      text: "See you on Friday.",
      ...mail,
    }),
  );
  if (!made) throw new Error("There is such a mail already.");
  return made.id;
};
const list = async (query: string, by: Salon = owner) => {
  const response = await by.request(`/api/outbox?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as ListedMessage[];
};
const standing = async (id: string) => (await list("limit=100")).find((each) => each.id === id);
const act = async (id: string, what: "retry" | "cancel", by: Salon | Colleague = owner) => {
  const response = await by.json("POST", `/api/outbox/${id}/${what}`, {});
  return { status: response.status, body: (await response.json()) as Message & { error: string } };
};

describe("the list", () => {
  test("is narrowed to a way, a state and a kind, together", async () => {
    const reminder = await queued({ kind: "reminder", dueAt: soon() });
    const digest = await queued({ kind: "digest", dueAt: soon() });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids("kind=reminder")).toEqual([reminder]);
    expect(await ids("kind=digest&status=queued&channel=mail")).toEqual([digest]);
    expect(await ids("kind=digest&channel=sms")).toEqual([]);
    expect(await ids("kind=digest&status=failed")).toEqual([]);
  });

  test("says by name whom a message is to", async () => {
    const made = await owner.json("POST", "/api/clients", { name: "Dana Whitlock" });
    const { id: clientId } = (await made.json()) as { id: string };
    const theirs = await queued({ clientId, dueAt: soon() });
    const nobodys = await queued({ dueAt: soon() });
    expect(await standing(theirs)).toMatchObject({ name: "Dana Whitlock" });
    expect(await standing(nobodys)).toMatchObject({ name: null });
  });

  test.each(["channel=pigeon", "status=lost", "kind=love"])("refuses %s by name", async (query) => {
    const response = await owner.request(`/api/outbox?${query}`);
    expect(response.status).toBe(400);
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual([query.split("=")[0]]);
  });

  test("goes on by its link without a gap, and says how many there are", async () => {
    const made = [];
    for (let n = 0; n < 3; n += 1)
      made.push(await queued({ kind: "supplier_order", dueAt: soon() }));
    const seen: string[] = [];
    let path: string | undefined = "/api/outbox?kind=supplier_order&limit=2";
    while (path) {
      const page: Response = await owner.request(path);
      expect(page.headers.get("X-Total-Count")).toBe("3");
      seen.push(...((await page.json()) as Message[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1];
    }
    expect(seen).toEqual(made.toReversed());
  });
});

describe("trying again", () => {
  test("sends at once what is held for later, and once only", async () => {
    const id = await queued({ dueAt: soon() });
    const before = smtp.mails.length;
    expect((await act(id, "retry")).body).toMatchObject({ id, status: "queued" });
    expect((await act(id, "retry")).status).toBe(200);
    await workOff(app);
    expect(smtp.mails.length - before).toBe(1);
    expect(await standing(id)).toMatchObject({ status: "sent", attempts: 1 });
  });

  test("is refused for what has gone or was held back, in words", async () => {
    const sent = await queued();
    await workOff(app);
    expect(await act(sent, "retry")).toMatchObject({
      status: 409,
      body: { error: "This message is sent." },
    });
    const held = await queued({ dueAt: soon() });
    await act(held, "cancel");
    expect((await act(held, "retry")).status).toBe(409);
  });

  test("is refused without a way out", async () => {
    const mute = await startApp();
    const salon = await openSalon(mute);
    const id = await queued({}, salon);
    const response = await salon.json("POST", `/api/outbox/${id}/retry`, {});
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: "There is no mail server to send it with.",
    });
    await mute.close();
  });
});

test("what is held back never goes, not even by a job that waits for it", async () => {
  const id = await queued();
  const before = smtp.mails.length;
  expect((await act(id, "cancel")).body).toMatchObject({ status: "cancelled" });
  await workOff(app, { retries: true });
  expect(smtp.mails.length).toBe(before);
  expect(await standing(id)).toMatchObject({ status: "cancelled", attempts: 0 });
});

test.each(["retry", "cancel"] as const)(
  "%s: the owner's alone; a neighbour's message is unknown",
  async (what) => {
    const id = await queued({ dueAt: soon() });
    expect((await act(id, what, manager)).status).toBe(403);
    expect(await act(id, what, neighbour)).toMatchObject({
      status: 404,
      body: { error: "Message not found." },
    });
    expect(await standing(id)).toMatchObject({ status: "queued" });
    expect(await list("", neighbour)).not.toContainEqual(expect.objectContaining({ id }));
  },
);
