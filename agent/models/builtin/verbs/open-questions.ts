import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Choices } from "#tools/chats/schema.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import { meant } from "./match.ts";
import { nameIn } from "./whole.ts";

/** A question that is asked of a wish, and the wish as a whole once it is answered; undefined for words that answer it not. */
type Open = {
  asks: RegExp;
  whole: (answer: string, asked: RegExpExecArray, before: string) => string | undefined;
};

const TIMES =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun)|\bday\b|morrow|tonight|noon|morning|evening|week|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|first free)\b/i;
const SHORT = 8;
const isShort = (answer: string) => answer.trim().split(/\s+/).length <= SHORT;

const TIMED = (answer: string) => (TIMES.test(answer) && isShort(answer) ? answer : undefined);
const added = (answer: string | undefined, before: string, link = " ") =>
  answer && `${before.replace(/[.!? ]+$/, "")}${link}${answer}`;

/** Questions that no row asks, with how their answer makes the words before whole. */
const OPEN: readonly Open[] = [
  {
    asks: /More of what\? [^?]*$/,
    whole: (answer) => (isShort(answer) ? `order ${answer}` : undefined),
  },
  {
    asks: /What shall I cancel: a visit, a timer, an order\? Say which one\.$/,
    whole: (answer) => (isShort(answer) ? `cancel ${answer}` : undefined),
  },
  {
    asks: /For how many minutes\?$/,
    whole: (answer, _asked, before) =>
      /^\d{1,3}(?: ?min\w*)?$/.test(answer)
        ? added(`${answer.replace(/\D+/g, "")} min`, before)
        : undefined,
  },
  {
    asks: /What shall I write to them\?$/,
    whole: (answer, _asked, before) => added(answer, before, ": "),
  },
  {
    asks: /What shall the post be about\?$/,
    whole: (answer, _asked, before) => added(answer, before, " about "),
  },
  {
    asks: /For which day shall I keep it\?$/,
    whole: (answer, _asked, before) => added(TIMED(answer), before, " for "),
  },
];

/** The words before made whole by their answer; undefined where no such question was asked or these words answer it not. */
export function wholeWith(asked: string, answer: string, before: string): string | undefined {
  const said = asked.trim();
  for (const { asks, whole } of OPEN) {
    const found = asks.exec(said);
    if (found) return whole(answer.trim().replace(/[.!?]+$/, ""), found, before);
  }
  return undefined;
}

type Options = Choices["options"];

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const PLACE = new RegExp(String.raw`^(?:the )?(${ORDINALS.join("|")}|last)(?: one)?$`);
const MOST_WORDS = 6;

/** What was offered with the last words, as a tap on one of it would say it. */
export function offeredIn(results: readonly Result[]): Options {
  const offered = results.findLast(({ tool }) => tool === "offer_choices");
  const { kind, options = [] } = (offered?.input ?? {}) as Partial<Choices>;
  return kind === "answer" ? options : [];
}

/** The one of several choices that was typed in the place of a tap: by its place or by what stands on it. */
export function chosenOf(typed: string, options: Options): string | undefined {
  const text = plain(typed).replace(/[.! ]+$/, "");
  const exact = options.find(({ label, says }) => [label, says].some((is) => plain(is) === text));
  if (exact) return exact.says;
  const [, place] = PLACE.exec(text) ?? [];
  if (place === "last") return options.at(-1)?.says;
  if (place) return options[ORDINALS.indexOf(place)]?.says;
  if (text.split(/\s+/).length > MOST_WORDS) return undefined;
  const match = meant(
    nameIn(typed),
    options.map((of) => ({ id: of.says, name: of.label, of })),
  );
  return "one" in match ? match.one.id : undefined;
}
