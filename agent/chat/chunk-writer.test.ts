import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "#tools/core/context.ts";
import { chatChunks, chatRuns, chats } from "#db/schema/chats.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { newId } from "#tools/core/id.ts";
import { chunkWriter } from "./chunk-writer.ts";

let here: TestApp;
let salons: Salon[];
let everySalon: Db;
/** Every statement that kept something, and what the next of them meets. */
let statements = 0;
let meets: (() => void) | undefined;

beforeAll(async () => {
  here = await startApp();
  salons = [await openSalon(here), await openSalon(here, joaquin)];
  const db = here.services.tenancy.forPlatform();
  everySalon = new Proxy(db, {
    get: (of, name) =>
      name === "execute"
        ? async (query: never) => {
            statements += 1;
            meets?.();
            return of.execute(query);
          }
        : (Reflect.get(of, name) as unknown),
  });
});
beforeEach(() => {
  statements = 0;
  meets = undefined;
});
afterAll(() => here.close());

/** A chat of a salon in which a reply is being written. */
async function running(salon: Salon) {
  const { salonId, stylistId } = salon.actor;
  const at = new Date();
  const [chatId, runId] = [newId(), newId()];
  const { db } = salon.ctx();
  const made = { salonId, createdAt: at, updatedAt: at };
  await db.insert(chats).values({ id: chatId, stylistId, title: "Nora", ...made });
  await db.insert(chatRuns).values({ id: runId, salonId, chatId, instance: 1, startedAt: at });
  return { salon, chatId, of: { salonId, runId } };
}

/** What is kept of a reply, as its salon sees it. */
async function kept({ salon, of }: Awaited<ReturnType<typeof running>>) {
  const chunks = await salon
    .ctx()
    .db.select()
    .from(chatChunks)
    .where(eq(chatChunks.runId, of.runId))
    .orderBy(asc(chatChunks.seq));
  return { text: chunks.map(({ data }) => data).join(""), done: chunks.map(({ done }) => done) };
}

it("keeps what many replies say at one time by a few statements, each word for word", async () => {
  const replies = await Promise.all(
    Array.from({ length: 120 }, (_, at) => running(salons[at % 2] as Salon)),
  );
  const keep = chunkWriter(everySalon);
  await Promise.all(
    replies.map(async ({ of }, at) => {
      const stream = keep(of);
      for (const word of ["Mix ", `${at} g `, "of 7/1."]) stream.add(word);
      await stream.end();
    }),
  );
  expect(statements).toBeLessThan(4);
  const found = await Promise.all(replies.map(kept));
  expect(found.map(({ text }) => text)).toEqual(replies.map((_, at) => `Mix ${at} g of 7/1.`));
  expect(found.every(({ done }) => done.at(-1) === true)).toBe(true);
});

it("keeps what comes while the database is still writing after it", async () => {
  const reply = await running(salons[0] as Salon);
  const stream = chunkWriter(everySalon)(reply.of);
  const ended = Promise.withResolvers<void>();
  meets = () => {
    meets = undefined;
    stream.add("Rinse.");
    stream.end().then(ended.resolve, ended.reject);
  };
  stream.add("Watch. ");
  await ended.promise;
  expect(await kept(reply)).toEqual({ text: "Watch. Rinse.", done: [false, true] });
});

it("leaves out a reply whose chat is gone, or that is another salon's, and keeps the others", async () => {
  const [gone, stays, foreign] = await Promise.all(
    [salons[0], salons[1], salons[1]].map((salon) => running(salon as Salon)),
  );
  if (!gone || !stays || !foreign) throw new Error("Three replies were opened.");
  await gone.salon.ctx().db.delete(chats).where(eq(chats.id, gone.chatId));
  const keep = chunkWriter(everySalon);
  const salonId = (salons[0] as Salon).actor.salonId;
  for (const of of [gone.of, stays.of, { ...foreign.of, salonId }]) {
    const stream = keep(of);
    stream.add("Tone.");
    await stream.end();
  }
  const found = await Promise.all([gone, stays, foreign].map(kept));
  expect(found.map(({ text }) => text)).toEqual(["", "Tone.", ""]);
});

it("keeps the others of one moment where one holds what cannot be kept", async () => {
  const [bad, good] = await Promise.all([running(salons[0] as Salon), running(salons[1] as Salon)]);
  const keep = chunkWriter(everySalon);
  const [spoilt, whole] = [keep(bad.of), keep(good.of)];
  spoilt.add("Tone\u0000");
  whole.add("Rinse.");
  await expect.poll(async () => (await kept(good)).text).toBe("Rinse.");
  await expect(spoilt.end()).rejects.toThrow();
  await whole.end();
  expect([(await kept(bad)).text, (await kept(good)).done]).toEqual(["", [false, true]]);
});

it("says at the end that a reply is not kept while the database is away, and keeps the next", async () => {
  const [lost, next] = await Promise.all([
    running(salons[0] as Salon),
    running(salons[1] as Salon),
  ]);
  const keep = chunkWriter(everySalon);
  meets = () => {
    throw new Error("The database does not answer.");
  };
  const stream = keep(lost.of);
  stream.add("Tone.");
  await expect.poll(() => statements).toBe(1);
  meets = undefined;
  await expect(stream.end()).rejects.toThrow("The database does not answer.");
  const another = keep(next.of);
  another.add("Rinse.");
  await another.end();
  expect((await kept(next)).text).toBe("Rinse.");
});
