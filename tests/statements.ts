import { startApp, type Overrides } from "./app.ts";
import { cutWay } from "./cut-way.ts";
import { testDatabase } from "./database.ts";

/** What opens and closes a transaction or a connection, and the look whether other processes live. */
const BESIDE =
  /^(?:begin|commit|set local|select set_config)|from pg_catalog\.pg_type|from pg_locks/;

/** Whether a statement is work, and not what goes along with all of them. */
export const isWork = (text: string): boolean => !BESIDE.test(text);

/** For `cutWay`: hears the statements that connections send, those with values by their text when they were parsed. */
function statementsHeard(heard: (text: string) => void) {
  return () => {
    const texts = new Map<string, string>();
    let rest = Buffer.alloc(0);
    let kind = 0;
    return (sent: Buffer) => {
      rest = Buffer.concat([rest, sent]);
      // the first message of a connection has no letter
      while (rest.length > 4 + kind && rest.length >= rest.readInt32BE(kind) + kind) {
        const end = rest.readInt32BE(kind) + kind;
        const [first = "", second = ""] = rest.toString("utf8", kind + 4, end).split("\0");
        const letter = kind === 0 ? "" : String.fromCharCode(rest[0] ?? 0);
        if (letter === "P") texts.set(first, second);
        if (letter === "Q") heard(first);
        if (letter === "B") heard(texts.get(second) ?? "");
        rest = rest.subarray(end);
        kind = 1;
      }
    };
  };
}

/** An app on a database of its own, and what it has asked it since `heard` was last emptied. Call `close` in `afterAll`. */
export async function startHeard(given: Overrides = {}) {
  const database = await testDatabase();
  const heard: string[] = [];
  const way = await cutWay(
    database.url,
    statementsHeard((text) => heard.push(text)),
  );
  const app = await startApp({ databaseUrl: way.url, ...given });
  const close = async () => {
    await app.close();
    await way.close();
    await database.drop();
  };
  return { app, heard, databaseUrl: database.url, close };
}
