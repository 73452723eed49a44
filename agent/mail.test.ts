import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { listOutbox, sendMail } from "#tools/messages/messages.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { joaquin, maren, openSalon, type Salon } from "#tests/fixtures.ts";

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
  to: "supplier@colour.example",
  subject: "Order 12",
  text: "Two tubes of 7.43, please.",
};

test("a mail arrives as it was written and is kept as sent", async () => {
  const message = await sendMail(salon.ctx(), order);
  expect(message).toMatchObject({ status: "sent", recipient: order.to });
  expect(smtp.mails.at(-1)).toMatchObject({
    subject: "Order 12",
    from: { address: "hello@undertone.example", name: "Undertone" },
    envelopeTo: [order.to],
    messageId: `<${message.id}@undertone>`,
  });
  expect(smtp.mails.at(-1)?.text?.trim()).toBe(order.text);
  expect(await newest()).toEqual(message);
});

test("line breaks in address and subject add no header and no recipient", async () => {
  const sent = smtp.mails.length;
  await sendMail(salon.ctx(), {
    ...order,
    subject: "Hello\r\nBcc: victim@x.example\r\n\r\nInjected",
  });
  const mail = smtp.mails.at(-1);
  expect(mail?.envelopeTo).toEqual([order.to]);
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.subject).toBe("Hello Bcc: victim@x.example Injected");
  const twoInOne = sendMail(salon.ctx(), { ...order, to: "a@x.example\r\nRCPT TO:<b@x.example>" });
  await twoInOne.catch(() => {});
  const recipients = smtp.mails.slice(sent).flatMap(({ envelopeTo }) => envelopeTo);
  expect(recipients).not.toContain("b@x.example");
});

test("a server that says 'not now' twice gets it on the third try, once", async () => {
  smtp.refuse(451, 2);
  const before = smtp.mails.length;
  expect(await sendMail(salon.ctx(), order)).toMatchObject({ status: "sent" });
  expect(smtp.mails.length - before).toBe(1);
});

test.each([
  [451, 3],
  [550, 1],
])(
  "a server that keeps saying %i is asked %i times; the mail is kept as failed",
  async (code, tries) => {
    smtp.refuse(code);
    await expect(sendMail(salon.ctx(), order)).rejects.toMatchObject({ code: "mail_failed" });
    expect(smtp.tries()).toBe(tries);
    expect(await newest()).toMatchObject({
      status: "failed",
      sentAt: null,
      error: expect.stringContaining(String(code)),
    });
  },
);

test("a sent reset mail holds the link; the outbox does not", async () => {
  const before = smtp.mails.length;
  const answer = await app.app.request("/api/auth/request-password-reset", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: maren.email }),
  });
  expect(answer.status).toBe(200);
  await vi.waitFor(() => expect(smtp.mails.length).toBe(before + 1));
  expect(smtp.mails.at(-1)?.text).toMatch(/\/reset-password\?token=\S{20,}/);
  const kept = await vi.waitFor(async () => {
    const message = await newest();
    expect(message).toMatchObject({ status: "sent", subject: "Reset your Undertone password" });
    return message;
  });
  expect(kept.body).not.toContain("token=");
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
