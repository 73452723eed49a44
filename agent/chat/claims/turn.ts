import { abilities } from "#agent/models/builtin/decision.ts";
import { asksForHelp, colourQuestion, heardIn, reportOf } from "#agent/models/builtin/told.ts";
import { WAITS } from "#agent/models/builtin/verbs/cards.ts";
import type { Here, Result } from "#agent/models/builtin/view.ts";
import { claimsNothing } from "#agent/chat/harmless.ts";
import type { StoredMessage } from "#tools/chats/messages.ts";
import type { ColourFacts, ColourQuestion } from "#tools/colour/told/schema.ts";
import { calledIn, isAct, isMadeGood, isTold, textOf, type Called } from "./calls.ts";
import { coveredBy, OF_BODY } from "./covered.ts";
import { factsIn, quotesIn } from "./facts.ts";
import { isGeneral } from "./general.ts";
import { plainly } from "./plain.ts";
import { rowsOf, wordsIn, type Place, type Row } from "./rows.ts";
import { sieve } from "./sentences.ts";

export type Telling = Place & {
  stylistId: string;
  /** The tools by name. */
  tools: { has: (tool: string) => boolean };
  /** Answers a question about colour. */
  knows: (question: ColourQuestion) => Promise<ColourFacts>;
};

/** What a model may name: what the turn gave, and what somebody called by a name. */
const NAME = /\p{Lu}[\p{L}'-]+/gu;

/** Asks back, or says that something can't be said here. */
const ANSWERS = /\?\W*$|\b(?:can't|cannot)\b/i;

/** A turn as it is told: what of a model's sentences stays, and what the product says in the place of the others. */
export function toldOf(
  messages: readonly StoredMessage[],
  askedIn: number,
  { knows, tools, stylistId, ...at }: Telling,
) {
  const here: Here = { ...at, stylistId };
  const words = textOf(messages[askedIn]);
  const before = messages.slice(askedIn + 1);
  const earlier = calledIn(messages.slice(0, Math.max(0, askedIn))).slice(-REMEMBERED);
  const results: Called[] = calledIn(before).filter(isTold);
  const rows: Row[] = results.flatMap((result) => rowsIn(result));
  let shown = before.map(textOf).join(" ");
  let subject: readonly Row[] = [];
  let left: string[] = [];
  let isOpen = false;
  let isRunOn = false;
  /** Choices stand there: the turn ends with them. */
  let asks = false;
  const heard = once(() => heardIn(words, here));

  function rowsIn(result: Called): Row[] {
    return result.status === "waits" ? [] : rowsOf({ ...result, status: result.status }, at);
  }
  const namedIn = (text: string, among: readonly Row[]) => {
    const said = [...wordsIn(text)];
    return among.filter(({ names }) => said.some((word) => names.has(word)));
  };
  const spoken = () => {
    if (subject.length > 0) return subject;
    const named = namedIn(words, rows);
    const isOne = new Set(named.map(({ label }) => label)).size === 1;
    return isOne ? named : rows.length === 1 ? rows : [];
  };
  const keep = (sentence: string): boolean => {
    const about = coveredBy(sentence, { rows, subject: spoken(), at });
    if (about.length > 0) subject = about;
    else if (!claimsNothing(sentence, namable(sentence)) && !mayBeSaid(sentence)) return false;
    shown += sentence;
    if (about.length > 0 || results.length === 0) isOpen = false;
    return true;
  };
  /** Where nothing was looked up or done, and no question of colour is answered by the engine. */
  const mayBeSaid = (sentence: string) =>
    results.length === 0 && !colourQuestion(heard(), here) && isGeneral(sentence, at);
  const namable = (sentence: string) => ({
    ...at,
    names: new Set(
      [
        ...rows.flatMap(({ leaves }) =>
          leaves.flatMap(({ value, name }) => (/name|type/.test(name) ? String(value) : [])),
        ),
        ...(words.match(NAME) ?? []),
        ...(sentence.slice(1).match(NAME) ?? []).filter((name) =>
          words.toLowerCase().includes(name.toLowerCase()),
        ),
      ].flatMap((name) => plainly(name).split(/[ |]+/)),
    ),
    offered: [],
    isStaff: true as const,
  });
  /** What was not told yet. */
  const fresh = (told: readonly string[]) => {
    const own = told.filter((each) => each && !shown.includes(each));
    if (own.length === 0) return "";
    isOpen = false;
    shown += ` ${own.join(" ")}`;
    return own.join(" ");
  };
  /** Sets a text apart from what stands before it. */
  const apart = (text: string) => {
    const glue = isRunOn && /^\S/.test(text) ? " " : "";
    if (text) isRunOn = /\S$/.test(text);
    return glue + text;
  };
  const reported = (result: Called, all: readonly Called[]) => {
    if (result.status === "waits") return WAITS;
    const { status } = result;
    const told = reportOf({ ...result, status }, all as Result[], { asked: heard(), here });
    return status === "refused" && isAct(result) ? `${NOT_DONE} ${told}` : told;
  };
  /** What is so of the matter of a sentence that is left out. */
  const telling = (sentence: string): string => {
    const reads = results.filter((result) => !isAct(result) && result.status === "ok");
    const told = results.filter(
      (result, index) =>
        !isMadeGood(result, results.slice(index)) &&
        (isAct(result) || result.status !== "ok" || result === reads.at(-1)),
    );
    const related = namedIn(sentence, rows);
    const about = related.length > 0 ? related : spoken();
    subject = related.length > 0 ? related : subject;
    const text = fresh(told.map((result) => reported(result, results)));
    const facts = fresh(factsIn(sentence, about.length > 0 ? about : rows, { ...at, shown }));
    const quoted = fresh(quotesIn(sentence, results.length === 1 ? rows : about));
    return [text, facts, quoted].filter(Boolean).join(" ");
  };
  const read = sieve(keep, (sentence) => {
    left.push(sentence);
    isOpen = true;
    return results.length > 0 ? telling(sentence) : "";
  });
  return {
    /** A text of its own begins. */
    begin(): void {
      isRunOn = false;
    },
    read: (sentence: string) => apart(read(sentence)),
    called(result: Called): void {
      asks ||= result.tool === "offer_choices";
      if (!isTold(result)) return;
      results.push(result);
      isOpen ||= left.length > 0;
      rows.push(...rowsIn(result));
      subject = [];
    },
    /** What is still to be told at the end of a step, where no call goes on. */
    async rest(finishReason: string): Promise<string> {
      const waits = results.at(-1)?.status === "waits";
      if (left.length === 0 || (finishReason === "tool-calls" && !waits && !asks)) return "";
      const all = left;
      left = [];
      return apart(await untold(all, waits));
    },
  };

  async function untold(all: readonly string[], waits: boolean): Promise<string> {
    if (results.length === 0 && (isOpen || !ANSWERS.test(shown))) return fresh([await known(all)]);
    if (results.length === 0) return claims(all) ? fresh([UNCHANGED]) : "";
    const told = isOpen || waits ? all.map(telling) : [];
    if (claims(all) && !results.some(isAct)) told.push(fresh([UNCHANGED]));
    return told.filter(Boolean).join(" ");
  }

  /** Whether sentences tell of something that was done, or such a thing was ordered. */
  function claims(all: readonly string[]): boolean {
    return all.some((sentence) => ACTS.test(plainly(sentence))) || ordersIn(words);
  }

  /** Whether words order something that is done, and do not just ask. */
  function ordersIn(text: string): boolean {
    return (
      heard()?.verb.does !== undefined &&
      !/\?\s*$|^\W*(?:wh|how|is|are|do|does|did|any)/i.test(text)
    );
  }

  /** What is said where no tool of the turn gave anything. */
  async function known(all: readonly string[]): Promise<string> {
    if (asksForHelp(words)) return abilities(tools);
    const question = colourQuestion(heard(), here);
    const answer = question && (await knows(question).catch(() => undefined));
    if (answer) {
      const { says, facts } = answer;
      const sources = [...new Set(facts.map(({ source }) => source))].filter(Boolean);
      return [says, sources.length > 0 ? `Source: ${sources.join("; ")}.` : ""].join(" ").trim();
    }
    const old = earlier.flatMap((result) => rowsIn(result));
    const facts = all.flatMap((sentence) =>
      factsIn(sentence, namedIn(sentence, old), { ...at, shown }),
    );
    if (facts.some(Boolean)) return `Looked up earlier here: ${[...new Set(facts)].join(" ")}`;
    if (claims(all)) return UNCHANGED;
    return all.some((sentence) => OF_BODY.test(plainly(sentence))) ? NOT_SAFE : NOT_KNOWN;
  }
}

/** What was looked up this many calls ago may still be told of. */
const REMEMBERED = 12;
/** Says that "I" did something, other than look. */
const ACTS =
  /\b(?:i|we) (?:have |had )?(?!(?:have|had|find|found|see|saw|look|looked|check|checked|can|could|do|did|am|was|would|know|need)\b)\w/;
const UNCHANGED = "Nothing was changed.";
const NOT_DONE = "That was not done.";
const NOT_SAFE = "I can't vouch for that: go by the client's record and the patch test.";
const NOT_KNOWN = "Nothing was looked up or changed for that, so I can't vouch for it.";

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
