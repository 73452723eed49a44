import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve, type ServerType } from "@hono/node-server";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { isWhole, readReply, signUp, WORDS, type Person } from "#tests/bench/chat-people.ts";
import { median } from "#tests/bench/measured.ts";

/* `npm run bench -- chat` holds the chat to its bars on a machine that does nothing else; here only what is far off is noticed. */

const STREAMS = 200;
const SALONS = 4;
const MESSAGES = 200;
const FIRST_WORDS_MS = 500;

let started: TestApp;
let server: ServerType;
let sql: Sql;
let people: Person[];

beforeAll(async () => {
  started = await startApp({
    env: { TRUSTED_PROXIES: "127.0.0.1,::1" },
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });
  server = serve({ fetch: started.app.fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  sql = postgres(started.databaseUrl, { max: 1, onnotice: () => {} });
  people = await Promise.all(Array.from({ length: SALONS }, (_, at) => signUp(url, at)));
});
afterAll(async () => {
  await sql.end();
  server.close();
  await started.close();
});

it("says its first words soon in a chat of 200 messages", async () => {
  const [person] = people as [Person];
  const id = crypto.randomUUID();
  const said = async (text: string) => {
    const began = performance.now();
    const reply = await readReply(await person.say(id, text), began);
    expect(isWhole(reply), text).toBe(true);
    await person.ended(id);
    return reply.firstWords;
  };
  for (const words of WORDS) await said(words);
  // the same ten turns again and again, one after the other
  await sql`with whole as (select *, (select max(position) + 1 from chat_messages) as turns from chat_messages
      where chat_id = ${id})
    insert into chat_messages (salon_id, chat_id, id, parent_id, position, role, parts, metadata, created_at)
    select salon_id, chat_id, id || '-' || copy,
      coalesce(parent_id || '-' || copy, (select id from whole where position = turns - 1)
        || case when copy > 1 then '-' || copy - 1 else '' end),
      position + copy * turns, role, parts, metadata, created_at
    from whole, generate_series(1, ${MESSAGES / WORDS.length / 2 - 1}::int) copy`;
  await sql`update chats set leaf_id = (select id from chat_messages where chat_id = ${id}
    order by position desc limit 1) where id = ${id}`;
  const { messages } = (await (await person.request(`/api/chats/${id}`)).json()) as {
    messages: unknown[];
  };
  expect(messages).toHaveLength(MESSAGES);
  const times: number[] = [];
  for (const words of WORDS) times.push(await said(words));
  expect(median(times)).toBeLessThan(FIRST_WORDS_MS);
});

it("writes 200 replies at once, each of them whole", async () => {
  await sql`delete from rate_limit`;
  const ids = Array.from({ length: STREAMS }, () => crypto.randomUUID());
  const replies = await Promise.all(
    ids.map(async (id, at) => {
      const person = people[at % SALONS] as Person;
      return readReply(await person.say(id, WORDS[at % WORDS.length] ?? ""), 0);
    }),
  );
  expect(replies.filter((reply) => !isWhole(reply))).toEqual([]);
  // each is kept a moment after its last word
  const kept = async () =>
    (
      await sql`select distinct chat_id from chat_messages where role = 'assistant'
        and metadata ->> 'finishReason' is not null and chat_id in ${sql(ids)}`
    ).length;
  await expect.poll(kept, { timeout: 20_000, interval: 50 }).toBe(STREAMS);
});
