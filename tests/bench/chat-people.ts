import { setTimeout as pause } from "node:timers/promises";
import { cookieOf, maren } from "#tests/fixtures.ts";

/** What is said in a chat of the bench: questions that are answered at once, and words that make the assistant act. */
export const WORDS = [
  "Lena, virgin level 6, damage 1, wants an 8 cool",
  "why not 10 vol?",
  "how sure are you",
  "start 20 min timer",
  "add 5 min",
  "stop the timer",
  "mix 45 g",
  "what is on today?",
  "which services do I have?",
  "is there anything low on the shelf?",
];

export type Person = Awaited<ReturnType<typeof signUp>>;

/** Somebody with a salon of their own on the highest plan, over HTTP. `at` sets them apart, also by their address. */
export async function signUp(url: string, at: number) {
  const headers: Record<string, string> = {
    origin: url,
    "content-type": "application/json",
    "x-forwarded-for": `10.4.${Math.floor(at / 200)}.${(at % 200) + 1}`,
  };
  const { name, password, timeZone } = maren;
  const body = JSON.stringify({ name, email: `person-${at}@x.example`, password });
  const init = { method: "POST", headers: { ...headers, "x-time-zone": timeZone }, body };
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, init);
  if (!signedUp.ok) throw new Error(`${signedUp.status} ${await signedUp.text()}`);
  headers["cookie"] = cookieOf(signedUp);
  const request = (path: string, more: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...more, headers });
  const upgrade = JSON.stringify({ tier: "complete" });
  await request("/api/subscription/upgrade", { method: "PUT", body: upgrade });
  return {
    request,
    /** Waits until no reply is being written in a chat: one is noted as ended a moment after its last word. */
    ended: async (id: string) => {
      for (;;) {
        const response = await request(`/api/chat/${id}/stream`);
        await response.body?.cancel();
        if (response.status === 204) return;
        await pause(5);
      }
    },
    /** Says something in a chat, as its page does. */
    say: (id: string, text: string, signal?: AbortSignal) => {
      const parts = [{ type: "text", text }];
      const message = { id: crypto.randomUUID(), role: "user", parts };
      const said = JSON.stringify({ id, message });
      return request("/api/chat", { method: "POST", body: said, ...(signal && { signal }) });
    },
  };
}

/** What was read of a stream: all of it, and how long its first token (of words or of an act) and its first words took from `began`, in ms. */
export type Read = { text: string; firstToken: number; firstWords: number };

const TOKEN = /"type":"(?:text-delta|tool-input-[a-z]+)"/;

/** Reads a reply to its end. @throws Error for one that was refused */
export async function readReply(response: Response, began: number): Promise<Read> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  let text = "";
  let [firstToken, firstWords] = [Number.NaN, Number.NaN];
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (Number.isNaN(firstToken) && TOKEN.test(text)) firstToken = performance.now() - began;
    if (Number.isNaN(firstWords) && text.includes('"text-delta"'))
      firstWords = performance.now() - began;
  }
  return { text, firstToken, firstWords };
}

/** Whether a reply has words and came to its end. */
export const isWhole = ({ text }: Pick<Read, "text">): boolean =>
  text.includes('"text-delta"') &&
  text.includes('"type":"finish"') &&
  !text.includes('"data-notice"');

/** Says what WORDS have until a chat has so many messages. @returns its id */
export async function talked(person: Person, messages: number): Promise<string> {
  const id = crypto.randomUUID();
  for (let said = 0; said < messages / 2; said += 1) {
    const words = WORDS[said % WORDS.length] ?? "";
    const reply = await readReply(await person.say(id, words), performance.now());
    if (!isWhole(reply)) throw new Error(`"${words}" was not answered: ${reply.text.slice(-400)}`);
    await person.ended(id);
  }
  return id;
}
