import { keptAs } from "#tools/clients/safety-rules.ts";
import type { SaveClient } from "#tools/clients/assistant-schema.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import { FRAMES, frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import { withInput } from "#agent/models/builtin/verbs/cards.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { isAsk, isSay } from "#agent/models/builtin/verbs/verb.ts";
import type { View } from "#agent/models/builtin/view.ts";
import type { Waiting } from "./waiting.ts";

/** What may be changed of a record. */
const CHANGES: ReadonlySet<string> = new Set(
  FRAMES.flatMap(({ tool, id }) => (tool === "save_client" && id !== "save_client.new" ? id : [])),
);
/** From this share on words change the record, and from the other one on they are something else. */
const SHARES = { own: 0.12, other: 0.6 } as const;

/** Whether a call makes a new record. */
const isNewRecord = ({ tool, input }: { tool: string; input: unknown }): boolean =>
  tool === "save_client" && !(input as Partial<SaveClient>).id;

/** Whether the card of a new record waits for its tap. */
export const isForNew = ({ events }: View, at: number): boolean => {
  const last = events
    .slice(0, at)
    .flatMap((event) => (event.kind === "results" ? event.results : []))
    .findLast(({ tool }) => tool === "save_client");
  return last?.status === "left" && isNewRecord(last);
};

const SPELT = /^(?:(?:spell?ed|spelt|written|actually|really) )+/i;

const both = (one: string | undefined, other: readonly string[]): string | undefined =>
  [one, ...other].filter(Boolean).join(", ") || undefined;

/** The card of a new record with what is told of that client: it is written down with it, and nobody is looked for. */
export function intoNewRecord(
  text: string,
  cards: readonly Waiting[],
  told: Told,
): HeardVerb | undefined {
  const card = cards.at(-1);
  if (!card || !isNewRecord(card.call)) return undefined;
  const input = card.call.input as SaveClient & { name: string };
  const { allergies, mustKnow } = keptAs(hearSafety(text, "said"));
  if (allergies.length > 0 || mustKnow.length > 0) {
    const kept = {
      allergies: both(input.allergies ?? undefined, allergies),
      mustKnow: both(input.mustKnow ?? undefined, mustKnow),
    };
    return withInput(card, { ...input, ...defined(kept) }, plain(text));
  }
  const { view, earlier, recordId, photos, spoken } = told;
  const own = sense(text, undefined, view.names, CHANGES);
  const whole = sense(text, undefined, view.names);
  const frame = own && own.share >= SHARES.own ? frameOf(own.intent.id) : undefined;
  const isElse = whole && whole.intent.tool !== "save_client" && whole.share >= SHARES.other;
  if (!frame || !own || isElse) return undefined;
  const person = { id: "", name: input.name, of: input };
  const { here, names } = view;
  const found = { client: person, card: person };
  const about = { here, names, made: undefined, recordId, photos, text: plain(text), found };
  const filled = { ...own.filled, name: own.filled["name"]?.replace(SPELT, "") };
  const made = frame.input?.(filled, { ...about, earlier, spoken });
  if (!made || isAsk(made) || isSay(made)) return undefined;
  const { id: _id, phone, ...change } = made;
  const now = { ...change, phone: wholeNumber(phone, input.phone) };
  return withInput(card, { ...input, ...defined(now) }, plain(text));
}

const FEWEST_DIGITS = 7;

/** A number as it was, with its last figures said anew: "sorry 0191". */
function wholeNumber(said: unknown, before: string | null | undefined): unknown {
  if (typeof said !== "string" || !before || said.replaceAll(/\D/g, "").length >= FEWEST_DIGITS)
    return said;
  return before.slice(0, -said.length) + said;
}

const defined = (of: object): object =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined));
