import { WEEKDAY } from "#agent/models/builtin/hear/calendar-names.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Choices } from "#tools/chats/schema.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import { meant } from "./match.ts";
import { nameIn } from "./whole.ts";

const SHORT = 8;
/** What the answers to questions that no row asks are orders of. */
const OPEN: readonly (readonly [RegExp, string])[] = [
  [/More of what\? [^?]*$/, "order"],
  [/What shall I cancel: a visit, a timer, an order\? Say which one\.$/, "cancel"],
];

/** The order that words make of an answer; undefined where no such question was asked or these words answer it not. */
export function wholeWith(asked: string, answer: string): string | undefined {
  const verb = OPEN.find(([asks]) => asks.test(asked.trim()))?.[1];
  const said = answer.trim().replace(/[.!?]+$/, "");
  return verb && said.split(/\s+/).length <= SHORT ? `${verb} ${said}` : undefined;
}

type Options = Choices["options"];

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const PLACE = new RegExp(String.raw`^(?:the )?(${ORDINALS.join("|")}|last)(?: one)?$`);
const NUMBERED =
  /^(?:the )?(?:(?:no|nr|number|option)\.? ?|#)(\d)$|^(?:at )?(\d{1,2})(?: (?:then|pls|please))?$/;
const AT_TIME = /\b\d{1,2}:\d\d\b/;
const NEXT = /^(?:the )?(?:next|soonest|earliest|nearest)(?: one)?$/;
const MOST_WORDS = 6;

/** Agrees to the one thing that was offered. */
const AGREES =
  /^(?:(?:yes|yep|yeah|yup|ya|ok|okay|sure|please|correct|exactly|right|do it|do that|go ahead|go for it|that one|that's it|that's right)[,. ]*)+$/;

const onlyAt = (options: Options, time: RegExp): string | undefined => {
  const [one, another] = options.filter(({ says }) => time.test(says));
  return another ? undefined : one?.says;
};

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
  const [only, another] = options;
  if (only && !another && AGREES.test(text)) return only.says;
  const [, place] = PLACE.exec(text) ?? [];
  if (NEXT.test(text)) return options[0]?.says;
  if (place === "last") return options.at(-1)?.says;
  if (place) return options[ORDINALS.indexOf(place)]?.says;
  if (text.split(/\s+/).length > MOST_WORDS) return undefined;
  const [, no, bare] = NUMBERED.exec(text) ?? [];
  if (no) return options[Number(no) - 1]?.says;
  // a bare figure among times is an hour, and none that only begins like it
  if (bare && options.every(({ says }) => AT_TIME.test(says)))
    return onlyAt(options, new RegExp(`\\b${bare}:00\\b`));
  const match = meant(
    nameIn(typed),
    options.map((of) => ({ id: of.says, name: of.label, of })),
  );
  return "one" in match ? match.one.id : describedBy(text, options);
}

const BESIDE =
  /^(?:the|one|on|at|for|with|of|in|it|that|this|a|her|his|their|please|pls|then|no|ok|yes|i|mean|meant)$/;
const A_TIME = new RegExp(`^(?:${WEEKDAY})\\b`, "i");

/** The one thing that all of the words are of: "the blow dry on the 1st", "the 15th one". */
function describedBy(text: string, options: Options): string | undefined {
  const [one, another] = allDescribedBy(text, options);
  return another ? undefined : one?.says;
}

/** All things that each of the words is of. Times by themselves are read as times. */
export function allDescribedBy(text: string, options: Options): Options {
  const words = text
    .replaceAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, "$1")
    .split(/[^a-z0-9:]+/)
    .filter((word) => word !== "" && !BESIDE.test(word));
  if (words.length === 0 || options.some(({ says }) => A_TIME.test(says))) return [];
  return options.filter(({ says }) => {
    const held = plain(says).split(/[^a-z0-9:]+/);
    return words.every((word) =>
      held.some(
        (of) => of === word || (/^[a-z]{3}/.test(word) && of.startsWith(word.replace(/s$/, ""))),
      ),
    );
  });
}
