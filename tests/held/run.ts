import { isToolUIPart } from "ai";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { findTool } from "#tools/registry.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf, wordsOf } from "#tests/chat.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { send, type Salon } from "#tests/fixtures.ts";
import type { StylistMessage } from "#agent/chat/message.ts";
import type { Phrasing } from "./entry.ts";
import { furnishHeld } from "./furnish.ts";
import { namesIn } from "./names.ts";
import { HELD_SALON } from "./salon.ts";
import { scoreReply, type Call, type Names, type Reply, type Score } from "./score.ts";

/** What came of a phrasing. */
export type Held = { phrasing: Phrasing; reply: Reply; score: Score };

/** Apps beside each other: what one writes, no other reads. */
const APPS = 4;

/**
 * Says every phrasing to the built-in model over the real chat route, each in a thread of its own with what was said before it.
 * A salon in which one was acted upon is put away, and the next says its words in a fresh copy.
 */
export async function sayAll(phrasings: readonly Phrasing[]): Promise<Held[]> {
  const furnished = await testDatabase();
  try {
    const first = await open(furnished);
    const { cookie } = await furnishHeld(first);
    await first.close();
    const waiting = phrasings.values();
    const said: Held[] = [];
    await Promise.all(
      Array.from({ length: APPS }, async () => {
        const place = salonOf(furnished, cookie);
        for (const phrasing of waiting) said.push(await place.says(phrasing));
        await place.close();
      }),
    );
    const order = new Map(phrasings.map(({ id }, at) => [id, at]));
    return said.toSorted(
      (a, b) => (order.get(a.phrasing.id) ?? 0) - (order.get(b.phrasing.id) ?? 0),
    );
  } finally {
    await furnished.drop();
  }
}

const open = ({ url: databaseUrl }: TestDatabase) =>
  startApp({
    databaseUrl,
    now: () => new Date(HELD_SALON.now.instant),
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });

/** A copy of the furnished salon, made anew whenever something in it has changed. */
function salonOf(furnished: TestDatabase, cookie: string) {
  let copy: { app: TestApp; database: TestDatabase; names: Names } | undefined;
  const close = async () => {
    await copy?.app.close();
    await copy?.database.drop();
    copy = undefined;
  };
  const fresh = async () => {
    const database = await testDatabase(furnished);
    const [app, names] = await Promise.all([open(database), namesIn(database.url)]);
    return { app, database, names };
  };
  return {
    close,
    says: async (phrasing: Phrasing): Promise<Held> => {
      const { app, database, names } = (copy ??= await fresh());
      const salon = asSalon(app, cookie);
      const chat = chatOf(salon);
      let wrote = false;
      for (const text of phrasing.before ?? []) wrote = acted(await chat.ask(text)) || wrote;
      const message = await chat.ask(phrasing.says);
      wrote = acted(message) || wrote;
      const reply = replyOf(message);
      const known = wrote ? await namesIn(database.url) : names;
      if (wrote) await close();
      else await salon.request(`/api/chats/${chat.id}`, { method: "DELETE" });
      return { phrasing, reply, score: scoreReply(phrasing, reply, known) };
    },
  };
}

const asSalon = (app: TestApp, cookie: string): Pick<Salon, "json" | "request"> => {
  const request = (path: string, init: RequestInit = {}) => send(app, cookie, path, init);
  return {
    request,
    json: (method, path, body, headers) =>
      request(path, {
        method,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
};

/** Whether something was done, and not only laid before somebody. */
const acted = ({ parts }: StylistMessage): boolean =>
  parts.some(
    (part) =>
      isToolUIPart(part) &&
      part.state === "output-available" &&
      findTool(part.type.slice("tool-".length))?.effect !== "read",
  );

/** The calls in their order, and all words that are read: the choices too. */
function replyOf(message: StylistMessage): Reply {
  const calls: Call[] = message.parts.flatMap((part) =>
    isToolUIPart(part) ? [{ tool: part.type.slice("tool-".length), input: part.input }] : [],
  );
  const choices = calls
    .filter(({ tool }) => tool === "offer_choices")
    .map(({ input }) => JSON.stringify(input));
  return { calls, text: [wordsOf(message), ...choices].join("\n") };
}
