import { z } from "zod";
import { Bowl, Grams, Minutes } from "#tools/colour/bowl-schema.ts";
import { LineKey, OnShelf } from "#tools/colour/hair-schema.ts";
import { TraceEntry } from "#tools/colour/schema.ts";
import { Level, Porosity, Zone } from "#tools/colour/words.ts";

/** What is on the hair, as a stylist would call it. */
export const RescueProduct = z.enum([
  "lightener",
  "toner",
  "permanent",
  "direct_dye",
  "remover",
  "filler",
]);

/** What is seen or felt while it is on. The first ten are about the person and the fibre: they come before any colour. */
export const RescueSign = z.enum([
  "breathing",
  "swelling",
  "rash",
  "eyes",
  "burning",
  "itching",
  "hot_foil",
  "swelling_foil",
  "stretching",
  "breaking",
  "violet",
  "grey",
  "ash",
  "blue",
  "green",
  "muddy",
  "too_dark",
  "yellow",
  "orange",
  "brassy",
  "red",
  "not_taking",
  "too_slow",
  "too_fast",
  "drying_out",
  "hot_roots",
  "bleeding",
  "patchy",
  "grey_left",
  "pink",
  "too_red",
  "going_dark_again",
  "too_light",
]);

/** A question from the chair: words, what is known of the bowl, how long it has been on. */
export const RescueRequest = z.strictObject({
  text: z.string().max(500).optional().describe("What the stylist says, as it was said."),
  product: RescueProduct.optional(),
  bowl: Bowl.optional(),
  minutesOn: Minutes.optional(),
  zone: Zone.optional(),
  seen: z.array(RescueSign).max(8).optional(),
  goal: z.string().max(200).optional(),
  /** Level of the hair under the bowl. */
  level: Level.optional(),
  porosity: Porosity.optional(),
  lines: z.array(LineKey).max(5).optional(),
  shelf: OnShelf.optional(),
});

/** finished: it is rinsed, and what is said is done about the result. */
export const RescueVerdict = z.enum([
  "rinse_now",
  "emulsify",
  "wipe_and_check",
  "leave",
  "finished",
]);

/** What to mix now, in grams; no colour where none may go on. */
export const RescueMix = z.object({
  name: z.string(),
  ingredients: z.array(z.object({ name: z.string(), grams: Grams })),
  minutes: z.tuple([Minutes, Minutes]),
  how: z.string(),
});

export const RescueAnswer = z.object({
  verdict: RescueVerdict,
  /** care: skin or fibre is in danger. medical: a person is. */
  danger: z.enum(["none", "care", "medical"]),
  /** The verdict as it is called across the room. */
  headline: z.string(),
  /** Why, in one sentence. */
  reason: z.string(),
  /** Minutes it may stay on from now, at the very most; null where it comes off. */
  minutesMore: Minutes.nullable(),
  now: z.array(z.string()),
  mix: RescueMix.nullable(),
  watch: z.array(z.string()),
  never: z.array(z.string()),
  stop: z.array(z.string()),
  trace: z.array(TraceEntry),
  /** What was understood of the question. */
  understood: z.object({
    product: RescueProduct.nullable(),
    minutesOn: Minutes.nullable(),
    zone: Zone.nullable(),
    seen: z.array(RescueSign),
  }),
});

export type RescueProduct = z.infer<typeof RescueProduct>;
export type RescueSign = z.infer<typeof RescueSign>;
export type RescueRequest = z.infer<typeof RescueRequest>;
export type RescueVerdict = z.infer<typeof RescueVerdict>;
export type RescueMix = z.infer<typeof RescueMix>;
export type RescueAnswer = z.infer<typeof RescueAnswer>;
