import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createMailer } from "#agent/adapters/mail.ts";
import { createTexter } from "#agent/adapters/twilio.ts";
import { contextForSalon } from "#agent/context.ts";
import { workOn } from "#agent/jobs/worker.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeSmtp, type SmtpFault } from "#tests/fakes/smtp.ts";
import { fakeTwilio, type Fault } from "#tests/fakes/twilio.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { writableNumber } from "#tests/texts.ts";
import { atomically } from "#tools/core/context.ts";
import { NotSent } from "#tools/core/not-sent.ts";
import { deliverMessage } from "#tools/messages/outbox/deliver.ts";
import { queueMail, queueText } from "#tools/messages/outbox/queue.ts";
import type { Message } from "#tools/messages/schema.ts";

/*
 * What becomes of mails and texts when the mail server or Twilio refuses, is slow or dies, when jobs come twice, and when several
 * processes work one queue. Nothing is lost; a text is taken once, and a mail at most once more, which the outbox then says.
 */

let smtp: Awaited<ReturnType<typeof fakeSmtp>>;
let twilio: Awaited<ReturnType<typeof fakeTwilio>>;
let app: TestApp;
let others: TestApp[];
let salon: Salon;

beforeAll(async () => {
  [smtp, twilio] = [await fakeSmtp(), await fakeTwilio()];
  const env = { SMTP_URL: smtp.url, MAIL_FROM: "hello@undertone.example", ...twilio.env };
  app = await startApp({ env, ...impatient(env) });
  const { databaseUrl } = app;
  others = await Promise.all([1, 2, 3].map(() => startApp({ env, databaseUrl })));
  salon = await openSalon(app);
});
afterEach(() => {
  smtp.refuse(0, 0);
  twilio.calm();
});
afterAll(async () => {
  await Promise.all([...others, app].map((one) => one.close()));
  await Promise.all([smtp.close(), twilio.close()]);
});

/** Ways out that wait for an answer no longer than a test may. */
function impatient(env: Record<string, string>) {
  const wired = { ...twilio.env, TWILIO_BASE_URL: twilio.url };
  return {
    mail: createMailer({ SMTP_URL: env["SMTP_URL"], MAIL_FROM: env["MAIL_FROM"] ?? "" }, 300),
    sms: createTexter(wired, "http://localhost", 300),
  };
}

let count = 0;
const mail = async () => {
  count += 1;
  const to = `client-${count}@x.example`;
  const queued = await atomically(salon.ctx(), (ctx) =>
    queueMail(ctx, { kind: "reminder", to, subject: "Tomorrow", text: "See you at three." }),
  );
  return { id: queued!.id, to };
};
/** Answers are held back by no cap. */
const text = async (to?: string, body = "See you tomorrow at three.") => {
  const number = to ?? (await writableNumber(salon));
  const queued = await atomically(salon.ctx(), (ctx) =>
    queueText(ctx, { kind: "staff", to: number, body }),
  );
  return { id: queued!.id, to: number };
};
const kept = async (id: string): Promise<Message> =>
  (await (await salon.request("/api/outbox?limit=100")).json()).find(
    (message: Message) => message.id === id,
  );
const mailsTo = (to: string) => smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes(to));
/** Everything that a day of retries does. */
const workThrough = async () => {
  for (let round = 0; round < 8; round += 1) await workOff(app, { retries: true });
};

describe("a mail", () => {
  type Outcome = { copies: number; kept: Partial<Message> };
  const once = { copies: 1, kept: { status: "sent", maybeTwice: false } as const };
  const twice = { copies: 2, kept: { status: "sent", maybeTwice: true } as const };
  test.each<[string, { faults?: SmtpFault[]; refusal?: [number, number] }, Outcome]>([
    ["to a server that is well", {}, once],
    ["told 'not now' three times", { refusal: [451, 3] }, once],
    ["told 'never'", { refusal: [550, 99] }, { copies: 0, kept: { status: "failed" } }],
    ["to a server that dies before it has it", { faults: ["die before"] }, once],
    ["to one that dies so five times", { faults: Array(5).fill("die before") }, once],
    ["to one that dies with it", { faults: ["die after"] }, twice],
    ["to one that has it and says nothing", { faults: ["hang"] }, twice],
    [
      "to one that always dies with it",
      { faults: ["die after", "die after", "die after", "die after"] },
      {
        copies: 2,
        kept: {
          status: "failed",
          maybeTwice: true,
          error: expect.stringContaining("probably arrived"),
        },
      },
    ],
    [
      "to one that dies with it, then before, then is well",
      { faults: ["die after", "die before"] },
      twice,
    ],
  ])("%s", async (_what, { faults = [], refusal }, outcome) => {
    smtp.next(...faults);
    if (refusal) smtp.refuse(...refusal);
    const { id, to } = await mail();
    await workThrough();
    expect(mailsTo(to)).toHaveLength(outcome.copies);
    expect(new Set(mailsTo(to).map(({ messageId }) => messageId)).size).toBeLessThan(2);
    expect(await kept(id)).toMatchObject(outcome.kept);
    smtp.calm();
    smtp.release();
  });

  test("given up as doubtful goes once more when the owner says so", async () => {
    smtp.next("die after", "die after");
    const { id, to } = await mail();
    await workThrough();
    expect(await kept(id)).toMatchObject({ status: "failed", maybeTwice: true });
    await salon.json("POST", `/api/outbox/${id}/retry`, {});
    await workThrough();
    expect(await kept(id)).toMatchObject({ status: "sent", maybeTwice: true, error: null });
    expect(mailsTo(to)).toHaveLength(3);
  });
});

describe("a text", () => {
  const tooMany = { status: 429, code: 20429 };
  const once = { copies: 1, kept: { status: "sent", maybeTwice: false } as const };
  test.each<[string, Fault[], { copies: number; kept: Partial<Message> }]>([
    ["to a Twilio that is well", [], once],
    ["told 'too many' three times", [tooMany, tooMany, tooMany], once],
    ["while Twilio has trouble", [{ status: 500 }, { status: 503 }], once],
    [
      "refused for good",
      [{ status: 400, code: 21614 }],
      { copies: 0, kept: { status: "failed", error: expect.stringContaining("landline") } },
    ],
    ["cut off before Twilio has it", ["die before", "die before"], once],
    ["cut off when Twilio has it", ["die after"], once],
    ["that Twilio has and does not answer for", ["hang"], once],
    ["cut off before, then after", ["die before", "die after", "die after"], once],
  ])("%s", async (_what, faults, outcome) => {
    twilio.next(...faults);
    const { id, to } = await text();
    await workThrough();
    expect(twilio.to(to)).toHaveLength(outcome.copies);
    expect(await kept(id)).toMatchObject(outcome.kept);
    twilio.release();
  });

  test("of the same words as another one to that number is no copy of it", async () => {
    const first = await text(undefined, "Yes");
    await workOff(app);
    twilio.next("die before");
    const second = await text(first.to, "Yes");
    await workThrough();
    expect(twilio.to(first.to)).toHaveLength(2);
    expect(await kept(second.id)).toMatchObject({ status: "sent" });
  });

  test("twice the same words, both cut off with Twilio having them, stay two", async () => {
    twilio.next("die after", "die after");
    const first = await text(undefined, "Yes");
    const second = await text(first.to, "Yes");
    await workThrough();
    expect(twilio.to(first.to)).toHaveLength(2);
    for (const { id } of [first, second]) expect(await kept(id)).toMatchObject({ status: "sent" });
  });

  test("is not sent while Twilio cannot say whether it has it", async () => {
    const { id, to } = await text();
    let asked = 0;
    const mute = {
      ...app.services,
      sms: {
        ...app.services.sms,
        send: () =>
          app.services.sms.send({
            id,
            from: twilio.number,
            to,
            body: "See you tomorrow at three.",
          }),
        find: () => {
          asked += 1;
          return Promise.reject(
            new NotSent("No.", { permanent: false, perhapsSent: true, code: null }),
          );
        },
      },
    };
    twilio.next("die after");
    for (let round = 0; round < 4; round += 1)
      await deliverMessage(contextForSalon(mute, salon.actor.salonId), mute.desk, {
        id,
        last: false,
      });
    expect(asked).toBe(3);
    expect(twilio.to(to)).toHaveLength(1);
    await workThrough();
    expect(twilio.to(to)).toHaveLength(1);
    expect(await kept(id)).toMatchObject({ status: "sent" });
  });
});

test("what has become useless while it waited is not sent, and says so", async () => {
  const to = await writableNumber(salon);
  twilio.next({ status: 503 });
  const queued = await atomically(salon.ctx(), (ctx) =>
    queueText(ctx, {
      kind: "reminder",
      to,
      body: "In a moment",
      uselessAfter: new Date(Date.now() + 400),
    }),
  );
  await workOff(app);
  await new Promise((done) => setTimeout(done, 450));
  await workThrough();
  expect(twilio.to(to)).toHaveLength(0);
  expect(await kept(queued!.id)).toMatchObject({
    status: "failed",
    error: expect.stringContaining("time was over"),
  });
});

test("sixty messages, a fifth of their jobs given twice, in three processes: each is handed over once", async () => {
  const made = await Promise.all(
    Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? mail() : text())),
  );
  const jobs = made.map(({ id }) => ({ salonId: salon.actor.salonId, id }));
  const again = jobs.filter((_, at) => at % 5 === 0);
  await app.services.jobs.add(salon.ctx().db, "message", again);
  await Promise.all(others.map((one) => workOff(one)));
  for (const { to } of made) expect([...mailsTo(to), ...twilio.to(to)]).toHaveLength(1);
  const rows = await Promise.all(made.map(({ id }) => kept(id)));
  expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual(
    made.map(() => ["sent", 1]),
  );
});

test("one job given to three processes at the same moment hands over once", async () => {
  const { id, to } = await text();
  const job = {
    id: crypto.randomUUID(),
    data: { salonId: salon.actor.salonId, id },
    retryCount: 0,
  };
  const given = [...others, ...others];
  await Promise.all(given.map(({ services }) => workOn(services, "message", [job])));
  expect(twilio.to(to)).toHaveLength(1);
});
