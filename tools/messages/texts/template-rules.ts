import { lengthOf, plainlySet } from "#tools/messages/outbox/sms-length-rules.ts";
import {
  CARRIES_ITS_SENTENCE,
  KNOWN_TO,
  MOST_SEGMENTS,
  OPT_OUT_WORDS,
  type Placeholder,
  type Words,
} from "./template-data.ts";
import type { MessageChannel } from "#tools/messages/schema.ts";
import type { TemplateKind } from "#tools/messages/settings-schema.ts";

/** What stands for the placeholders; one that is missing leaves nothing behind. */
export type Values = Partial<Record<Placeholder, string | null | undefined>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** What no name or service is longer than in a message. */
const LONGEST_VALUE = 120;

/** Words with their placeholders filled in, once: what a value says is never read as a placeholder. */
export function fillIn(words: string, values: Values): string {
  const said = (name: string) => plainValue(name, values[name as Placeholder]);
  const isEmpty = (sentence: string) =>
    [...sentence.matchAll(PLACEHOLDER)].some(
      ([, name = ""]) =>
        CARRIES_ITS_SENTENCE.includes(name as Placeholder) && said(name).length === 0,
    );
  const lines = words.split("\n").flatMap((line) => {
    // what stands for {status} is a sentence of its own
    const kept = line.split(/(?<=[.!?]|\{status\})\s+/).filter((sentence) => !isEmpty(sentence));
    const filled = kept.join(" ").replaceAll(PLACEHOLDER, (_, name: string) => said(name));
    const tidy = filled
      .replaceAll(/[ \t]{2,}/g, " ")
      .replaceAll(/ +([,.;:!?])/g, "$1")
      .trim();
    // a line that held nothing but what is missing goes; an empty one between paragraphs stays
    return tidy === "" && line.trim() !== "" ? [] : [tidy];
  });
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** A text with its placeholders filled in, as cheap to send as its words allow. */
export function fillInText(body: string, values: Values, { first }: { first: boolean }): string {
  const text = plainlySet(fillIn(body, values));
  return first && !/\bSTOP\b/.test(text) ? `${text} ${OPT_OUT_WORDS}` : text;
}

function plainValue(name: string, value: string | null | undefined): string {
  const plain = (value ?? "").replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return name === "link" || plain.length <= LONGEST_VALUE
    ? plain
    : `${plain.slice(0, LONGEST_VALUE - 1)}…`;
}

/** What is wrong with a salon's own words: the field and a sentence. */
export type TemplateProblem = { path: "subject" | "body"; message: string };

/**
 * What keeps a salon's own words from being used; none when they may.
 * @param example values as long as usual, by which a text is measured; `salon` is the salon's name
 */
export function problemsOf(
  { kind, channel }: { kind: TemplateKind; channel: MessageChannel },
  { subject, body }: Words,
  example: Values,
): TemplateProblem[] {
  const inBody = (message: string): TemplateProblem => ({ path: "body", message });
  const problems: TemplateProblem[] = [
    ...unknownIn(kind, subject ?? "").map((message) => ({ path: "subject" as const, message })),
    ...unknownIn(kind, body).map(inBody),
  ];
  if ((kind === "confirmation" || kind === "change") && !body.includes("{status}"))
    problems.push(
      inBody(
        "must contain {status}: not every booking is confirmed at once, and the message must say which",
      ),
    );
  if (channel === "mail") return problems;
  const names = [example.salon ?? "", "{salon}"].filter((name) => name.length > 0);
  if (!names.some((name) => body.includes(name)))
    problems.push(inBody("must name the salon: put {salon} into it"));
  const word = loneWordIn(body);
  if (word)
    problems.push(
      inBody(
        `must not ask for a reply of ${word}: phone companies keep that word for ending or beginning texts, so that the salon never gets it. Ask for C {code}, R {code} or N {code} instead`,
      ),
    );
  const { segments } = lengthOf(fillInText(body, example, { first: true }));
  if (segments > MOST_SEGMENTS)
    problems.push(
      inBody(
        `is too long: it would be billed as ${segments} texts, and ${MOST_SEGMENTS} are the most`,
      ),
    );
  return problems;
}

function unknownIn(kind: TemplateKind, words: string): string[] {
  const known: readonly string[] = KNOWN_TO[kind];
  const unknown = [...words.matchAll(PLACEHOLDER)]
    .map(([, name = ""]) => name)
    .filter((name) => !known.includes(name));
  const names = known.map((name) => `{${name}}`).join(" ");
  const sentences = [...new Set(unknown)].map(
    (name) => `{${name.slice(0, 40)}} is not known to this message, which knows ${names}`,
  );
  return /[{}]/.test(words.replaceAll(PLACEHOLDER, ""))
    ? [...sentences, "has a brace without its other half"]
    : sentences;
}

/** Asking for an answer, in the languages that salons write to their clients in. */
const ASKS =
  /\b(?:repl|answer|respon|text|send|type|write|antwort|schreib|sende|r[ée]pond|envo|rispond|invia|escrib)/i;

/**
 * A word that phone companies act upon, asked for as a reply of its own; undefined when there is none. With a code behind it
 * the reply is more than that word, and arrives.
 * Source: Twilio, "Twilio support for opt-out keywords".
 */
export function loneWordIn(body: string): string | undefined {
  for (const sentence of body.split(/(?<=[.!?])\s+|\n/)) {
    if (!ASKS.test(sentence)) continue;
    const found =
      /(?<![\p{L}\p{N}{])(CANCEL|YES|END|QUIT|UNSTOP|STOPALL|OPTOUT|REVOKE)(?![\p{L}\p{N}}])(?!["'”’»]*\s*\{code\})/u.exec(
        sentence,
      ) ??
      /\b(?:reply|answer|respond|send|type|write|text)(?:\s+(?:us|back|me|with|by|the|word|just|simply))*[\s:"'“‘«]*\b(cancel|yes|end|quit)\b(?!["'”’»]*\s*\{code\})/i.exec(
        sentence,
      );
    if (found?.[1]) return found[1].toUpperCase();
  }
  return undefined;
}
