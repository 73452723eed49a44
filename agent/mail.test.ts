import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { atomically } from "#tools/core/context.ts";
import { listOutbox } from "#tools/messages/outbox/outbox.ts";
import { queueMail, type OutgoingMail } from "#tools/messages/outbox/queue.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { workOff } from "#tests/jobs.ts";
import { joaquin, maren, openSalon, type Salon } from "#tests/fixtures.ts";
import { soon } from "#tests/soon.ts";

let smtp: Awaited<ReturnType<typeof fakeSmtp>>;
let app: TestApp;
let salon: Salon;

beforeAll(async () => {
  smtp = await fakeSmtp();
  app = await startApp({
    env: { SMTP_URL: smtp.url, MAIL_FROM: "Undertone <hello@undertone.example>" },
  });
  salon = await openSalon(app);
});
afterEach(() => smtp.refuse(0, 0));
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const newest = async () => (await (await salon.request("/api/outbox")).json())[0];
const order = {
  kind: "supplier_order" as const,
  to: "supplier@colour.example",
  subject: "Order 12",
  text: "Two tubes of 7.43, please.",
};

const queued = async (mail: Partial<OutgoingMail> = {}) => {
  const message = await queueMail(salon.ctx(), { ...order, ...mail });
  if (!message) throw new Error("There is such a mail already.");
  return message;
};
const kept = async (id: string) =>
  (await (await salon.request("/api/outbox?limit=50")).json()).find(
    (message: { id: string }) => message.id === id,
  );

test("a mail waits in the outbox, arrives as it was written and is kept as sent", async () => {
  const before = smtp.mails.length;
  const message = await queued();
  expect(message).toMatchObject({ status: "queued", recipient: order.to, attempts: 0 });
  expect(smtp.mails.length).toBe(before);
  await workOff(app);
  expect(smtp.mails.length).toBe(before + 1);
  expect(smtp.mails.at(-1)).toMatchObject({
    subject: "Order 12",
    from: { address: "hello@undertone.example", name: "Undertone" },
    envelopeTo: [order.to],
    messageId: `<${message.id}@undertone>`,
  });
  expect(smtp.mails.at(-1)?.text?.trim()).toBe(order.text);
  expect(await kept(message.id)).toMatchObject({ status: "sent", attempts: 1, maybeTwice: false });
});

test("what is rolled back sends nothing", async () => {
  const before = smtp.mails.length;
  const undone = atomically(salon.ctx(), async (ctx) => {
    await queueMail(ctx, order);
    throw new Error("The change does not stand.");
  });
  await expect(undone).rejects.toThrow("does not stand");
  expect(await workOff(app)).toBe(0);
  expect(smtp.mails.length).toBe(before);
});

test("a mail that was written by a clock ahead of the others goes once they have come to its time", async () => {
  const before = smtp.mails.length;
  const ahead = new Date(Date.now() + 1_000);
  const { id } = await atomically({ ...salon.ctx(), now: () => ahead }, async (ctx) => {
    const message = await queueMail(ctx, order);
    if (!message) throw new Error("There is such a mail already.");
    return message;
  });
  await workOff(app);
  expect(smtp.mails.length).toBe(before);
  await expect
    .poll(async () => {
      await workOff(app, { retries: true });
      return (await kept(id)).status;
    })
    .toBe("sent");
  expect(smtp.mails.length).toBe(before + 1);
});

test("the same cause makes one mail, also twenty times at once", async () => {
  const before = smtp.mails.length;
  const once = { ...order, dedupeKey: "order 12" };
  const made = await Promise.all(Array.from({ length: 20 }, () => queueMail(salon.ctx(), once)));
  expect(made.filter((message) => message !== null)).toHaveLength(1);
  await workOff(app);
  expect(smtp.mails.length).toBe(before + 1);
});

test("line breaks in address and subject add no header and no recipient", async () => {
  const sent = smtp.mails.length;
  await queued({ subject: "Hello\r\nBcc: victim@x.example\r\n\r\nInjected" });
  await workOff(app);
  const mail = smtp.mails.at(-1);
  expect(mail?.envelopeTo).toEqual([order.to]);
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.subject).toBe("Hello Bcc: victim@x.example Injected");
  await queued({ to: "a@x.example\r\nRCPT TO:<b@x.example>" });
  await workOff(app);
  const recipients = smtp.mails.slice(sent).flatMap(({ envelopeTo }) => envelopeTo);
  expect(recipients).not.toContain("b@x.example");
});

test("answers go where the mail says, and to one address only", async () => {
  await queued({ replyTo: "desk@salon.example" });
  await workOff(app);
  expect(smtp.mails.at(-1)?.replyTo).toMatchObject([{ address: "desk@salon.example" }]);
  await queued({ replyTo: "desk@salon.example, thief@x.example\r\nBcc: thief@x.example" });
  await workOff(app);
  const mail = smtp.mails.at(-1);
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.envelopeTo).toEqual([order.to]);
  expect(mail?.replyTo?.map(({ address }) => address)).not.toContain("thief@x.example");
});

test("a server that says 'not now' twice gets it on the third try, once", async () => {
  smtp.refuse(451, 2);
  const before = smtp.mails.length;
  const { id } = await queued();
  await workOff(app);
  expect(await kept(id)).toMatchObject({
    status: "queued",
    error: expect.stringContaining("451"),
  });
  await workOff(app, { retries: true });
  await workOff(app, { retries: true });
  expect(await kept(id)).toMatchObject({ status: "sent", attempts: 3, maybeTwice: false });
  expect(smtp.mails.length - before).toBe(1);
});

test("a server that says never is asked once; the owner sees why, and may try again", async () => {
  smtp.refuse(550);
  const { id } = await queued();
  await workOff(app);
  await workOff(app, { retries: true });
  expect(smtp.tries()).toBe(1);
  expect(await kept(id)).toMatchObject({
    status: "failed",
    sentAt: null,
    error: expect.stringContaining("550"),
  });
  smtp.refuse(0, 0);
  const again = await salon.json("POST", `/api/outbox/${id}/retry`, {});
  expect(again.status).toBe(200);
  await workOff(app);
  expect(await kept(id)).toMatchObject({ status: "sent", attempts: 2 });
});

test("what is held can be taken back until it has gone", async () => {
  const before = smtp.mails.length;
  const { id } = await queued({ dueAt: new Date(Date.now() + 60_000) });
  await workOff(app, { retries: true });
  expect(smtp.mails.length).toBe(before);
  const cancel = () => salon.json("POST", `/api/outbox/${id}/cancel`, {});
  expect(await (await cancel()).json()).toMatchObject({ status: "cancelled" });
  expect((await cancel()).status).toBe(200);
  const sent = await queued();
  await workOff(app);
  const late = await salon.json("POST", `/api/outbox/${sent.id}/cancel`, {});
  expect(late.status).toBe(409);
});

test("a sent reset mail holds the link; the outbox does not", async () => {
  const before = smtp.mails.length;
  const answer = await app.app.request("/api/auth/request-password-reset", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: maren.email }),
  });
  expect(answer.status).toBe(200);
  await soon(async () => {
    await workOff(app);
    expect(smtp.mails.length).toBe(before + 1);
  });
  expect(smtp.mails.at(-1)?.text).toMatch(/\/reset-password\?token=\S{20,}/);
  const message = await newest();
  expect(message).toMatchObject({ status: "sent", subject: "Reset your Undertone password" });
  expect(message?.body).toContain("token=(not-shown)");
});

test("only the owner reads the outbox, and only the own salon's", async () => {
  const other = await openSalon(app, joaquin);
  expect(await (await other.request("/api/outbox")).json()).toEqual([]);
  const ctx = salon.ctx();
  const asStylist = { ...ctx, actor: { ...ctx.actor, role: "stylist" as const } };
  await expect(listOutbox(asStylist, {})).rejects.toMatchObject({ code: "forbidden" });
});

test("the outbox is read page by page, newest first", async () => {
  const first = await salon.request("/api/outbox?limit=2");
  const total = Number(first.headers.get("X-Total-Count"));
  expect(total).toBeGreaterThan(4);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1];
  const pages = [...(await first.json()), ...(await (await salon.request(next ?? "")).json())];
  const dates = pages.map(({ createdAt }) => createdAt);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(4);
  expect(dates).toEqual(dates.toSorted((a: string, b: string) => b.localeCompare(a)));
});
