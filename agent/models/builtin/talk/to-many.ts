import type { Appointment } from "#tools/appointments/schema.ts";
import type { TextMany } from "#tools/messages/sms-schema.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { withInput } from "#agent/models/builtin/verbs/cards.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { isAsk, isSay, type Verb } from "#agent/models/builtin/verbs/verb.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { LEAD } from "./follow.ts";
import type { Waiting } from "./waiting.ts";

const TO_ALL = new RegExp(
  String.raw`${LEAD}(?:text|tell|message|write to|notify|let) (?:them all|all of (?:them|those|these)|those (?:clients|people|visits)|everyone (?:there|on (?:it|that list|the list))|the lot(?: of them)?)(?: know)?(?: to say| saying| that)?[,:]? ?(?<body>.*)$`,
);
const LEAVES_OUT = new RegExp(
  String.raw`${LEAD}(?:(?:leave|take|miss) (?<out>.+?) (?:out|off)(?: of it)?|(?:skip|exclude|not|(?:all |everyone )?(?:except|without|apart from)(?: for)?) (?<not>.+?))(?: (?:please|pls|though|tho))*[.! ]*$`,
);

/** A text to all of those whose visits were just listed, where they are of one day. */
export function toAllListed(text: string, { spoken: { listed } }: Told): HeardVerb | undefined {
  const found = TO_ALL.exec(plain(text));
  const [first] = listed;
  const { date, stylist } = first ?? {};
  const isDay = listed.every((each) => each.is === "visit" && each.date === date);
  const isOfOne = listed.every((each) => each.stylist === stylist);
  const frame = frameOf(isOfOne ? "text_day.of" : "text_day");
  if (!found || !frame || !isDay || !date || !stylist) return undefined;
  const said = found.groups?.["body"] ?? "";
  const at = said ? text.toLowerCase().lastIndexOf(said) : -1;
  const body = (at < 0 ? said : text.slice(at)) || undefined;
  // those who were listed, and nobody else of the day
  const only = listed.flatMap(({ id }) => id ?? []);
  const verb: Verb = {
    ...frame,
    input: (slots, about) => {
      const made = frame.input?.(slots, about) ?? {};
      return isAsk(made) || isSay(made) ? made : { ...made, only };
    },
  };
  const slots = { date, body, ...(isOfOne && { stylist }) };
  return { verb, slots, text: plain(text), doubt: undefined };
}

/** The text to everybody of a day that waits for its tap, without somebody. */
export function withoutSome(
  text: string,
  cards: readonly Waiting[],
  told: Told,
): HeardVerb | undefined {
  const card = cards.at(-1);
  const groups = LEAVES_OUT.exec(plain(text))?.groups;
  const said = groups?.["out"] ?? groups?.["not"];
  if (!card || card.call.tool !== "text_day" || !said) return undefined;
  const input = card.call.input as TextMany;
  const looked = [...told.earlier, ...told.results]
    .flatMap(({ value }) => (value as { appointments?: Appointment[] } | null)?.appointments ?? [])
    .filter(
      ({ appointmentDate, status, stylistId }) =>
        appointmentDate === input.date &&
        status !== "cancelled" &&
        (input.stylists === "all" || stylistId === input.stylistId),
    );
  const theirs = [...new Map(looked.map((of) => [of.id, of])).values()].filter(
    ({ id }) => !input.only || input.only.includes(id),
  );
  const names = said.split(/,| and | or |&/).map((name) => name.trim());
  const isNamed = ({ clientName }: Appointment) => {
    const words = plain(clientName).split(" ");
    return names.some((name) => name.split(" ").every((word) => words.includes(word)));
  };
  const stay = theirs.filter((of) => !isNamed(of));
  return stay.length > 0 && stay.length < theirs.length
    ? withInput(card, { ...input, only: stay.map(({ id }) => id) }, plain(text))
    : undefined;
}
