import { judge, type Judged } from "./judge.ts";
import type { Ground } from "./rows.ts";

/** Ends of sentences; dots of "10 a.m. on", of "e.g." and of numbers at the beginning of a line end none. */
const END =
  /(?<!\b(?:[ap]\.m|e\.g|i\.e|vol|approx|dr|mr|mrs|ms|st|no|min|max)|(?:^|\n)\s{0,3}\d{1,2})[.!?…]+["')\]*_]*(?=\s)\s*|\n\s*/giu;

/** A text by its sentences, each with the space behind it. */
export const sentencesOf = (text: string): string[] => text.replaceAll(END, "$&\0").split("\0");

/** No more of a sentence is waited for. */
const LONGEST = 1000;

/** Agrees, and is said only of what comes right after it; what affirms, not of a question. */
const AGREES =
  /^\W*(?:(yes|yep|yeah|certainly|absolutely)|of course|all right|sure|gladly|no problem(?: at all)?|okay|ok|great(?: news)?|good news|perfect|sounds good)\W*$/i;
/** Asks about what was said right before it. */
const ASKS_OF_IT =
  /^\W*(?:shall|should|would|may|can|does|do|is|will)\b.*\b(?:it|that|this|one|them)\b.*\?\W*$/i;

/** Lets through what is known of a text that is being written, sentence by sentence. */
export type Screen = {
  /** What of the text so far may be shown now. */
  push(text: string): string;
  /** What is left of it. */
  end(): string;
  /** What was left out. */
  readonly dropped: readonly Judged[];
};

/** @param instead what is said in the place of a sentence that is left out; each answer once */
export function screen(ground: () => Ground, instead: (judged: Judged) => string): Screen {
  const dropped: Judged[] = [];
  const said = new Set<string>();
  let waiting = "";
  let agreed = "";
  let names: readonly string[] = [];
  let wasDropped = false;
  const read = (sentence: string): string => {
    if (!/[\p{L}\d]/u.test(sentence)) return wasDropped ? "" : sentence;
    if (AGREES.test(sentence)) {
      agreed += sentence;
      return "";
    }
    const judged = judge(sentence, ground(), names);
    const before = AGREES.exec(agreed)?.[1] && /\?\W*$/.test(sentence) ? "" : agreed;
    ({ names } = judged);
    agreed = "";
    if (judged.holds && !(wasDropped && ASKS_OF_IT.test(sentence))) {
      wasDropped = false;
      return before + sentence;
    }
    if (!judged.holds) dropped.push(judged);
    wasDropped = true;
    const words = judged.holds ? "" : instead(judged);
    if (!words || said.has(words)) return "";
    said.add(words);
    return `${words} `;
  };
  const take = (upTo: number) => {
    const sentence = waiting.slice(0, upTo);
    waiting = waiting.slice(upTo);
    return read(sentence);
  };
  return {
    push(text) {
      waiting += text;
      let shown = "";
      for (;;) {
        END.lastIndex = 0;
        const end = END.exec(waiting);
        const upTo = end ? END.lastIndex : waiting.length > LONGEST ? LONGEST : 0;
        if (upTo === 0) return shown;
        shown += take(upTo);
      }
    },
    end() {
      return waiting ? take(waiting.length) : "";
    },
    dropped,
  };
}
