import type { MixedBowl } from "#tools/colour/bowl/bowls.ts";
import type { ToneGoal } from "#tools/colour/diagnosis.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { kinds } from "#tools/colour/bowl/line-trace.ts";
import { pigmentsOf, source } from "#tools/colour/science.ts";
import type { Step } from "#tools/colour/schema.ts";
import { lookOf, mainShade } from "#tools/colour/spec-formula.ts";
import { meetsWish } from "./tone-families.ts";
import { fedBy, toneWord } from "./unwanted.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

/** A bowl as it was planned, with its grams. */
type Made = { bowl: MixedBowl; step: Step };

/** What tells of a wish that is not met, whoever says it; one of these stands beside every such plan. */
export const tellsOfWish: readonly string[] = [
  "tone_stands_in",
  "wish_against_unwanted",
  "wish_waits",
  "tone_left_out",
  "no_shade_found",
  "vivid_next_visit",
  "vivid_needs_prelightened",
  "ash_over_bleach_goes_green",
];

/**
 * Compares what is seen in the end with the tone that was wished for, and says once what became of the wish: another tone
 * stands in, what is to go comes first, or it waits for another bowl.
 */
export function sayWish(made: readonly Made[], ledger: Ledger): void {
  const last = made.findLast(({ step }) => step.purpose !== "treat");
  if (!last) return;
  saySheen(last, ledger);
  const { bowl, step } = last;
  const { tone, counter } = bowl.d;
  const main = mainShade(step);
  if (meetsWish(tone, main && lookOf(step, main, bowl.d))) return sayFaint(last, ledger);
  const dye = step.type === "semi-permanent";
  const against = counter !== undefined && !dye && feeds(bowl, made);
  // that no line makes it says not yet what it works against
  const told = tellsOfWish.filter((code) => ledger.has(code) && code !== "tone_left_out");
  if (told.length > 0 || (ledger.has("tone_left_out") && !against)) return;
  const toned = bowl.picked.filter(({ role }) => role === "fashion");
  const holds = toned.some(({ shade }) => meetsWish(tone, shade.tone));
  if (holds && bowl.isTrace) return;
  if (against || (counter && !dye && toned.length === 0)) sayAgainst(last, made, ledger);
  else if (main && toned.length > 0 && !holds && !bowl.d.lastFormula)
    sayStandIn(last, main, ledger);
  else sayWaits(last, holds, ledger);
}

/** Whether the wish would bring back what is to go. */
function feeds({ d }: MixedBowl, made: readonly Made[]) {
  const opened = made.some(
    ({ step: { purpose } }) => purpose === "lighten" || purpose === "remove",
  );
  const fed = fedBy(d, opened);
  return pigmentsOfWish(d.tone).some((pigment) => fed.includes(pigment));
}

/** One bowl cannot both cancel a tone and bring it. */
function sayAgainst({ bowl }: Made, made: readonly Made[], ledger: Ledger) {
  const wish = wishWord(bowl.d.tone);
  const { unwanted: cast } = bowl.d;
  const unwanted = cast === "muddy" ? "muddy cast" : toneWord(cast);
  ledger.find(
    "wish_against_unwanted",
    "warn",
    feeds(bowl, made)
      ? `${wish} is wished for, and the ${unwanted} that shows is to go: one bowl cannot do both. This one feeds nothing of what is to go. Where the client likes that tone, leave it out of what is unwanted and the wish decides.`
      : `${wish} is wished for, and the ${unwanted} that shows has to go first: this bowl cancels it and leaves hardly any other tone. ${wish} follows as a gloss once the ${unwanted} is gone.`,
    source.wheel,
  );
}

function sayStandIn({ bowl }: Made, { code, tone }: Step["shades"][number], ledger: Ledger) {
  const { line, act, d } = bowl;
  const level = act.parts.find(({ role }) => role === "fashion")?.levels[0];
  const at = level === undefined ? "" : ` near level ${level}`;
  ledger.find(
    "tone_stands_in",
    "warn",
    `${wishWord(d.tone)} is wished for. Of what may be used here ${line.brandName} makes none in ${kinds[line.type]}${at}, so ${code}, ${tone.replaceAll("-", " ")}, stands in: show the client that swatch before you mix.${elsewhere(bowl, level)}`,
    line.source,
  );
}

const oxidative: readonly BrandLine["type"][] = ["permanent", "demi-permanent", "toner"];

/** The shade of the same maker that has the wished tone, where it is too deep, too light or of a type that is not for this bowl. */
function elsewhere({ line, d, act }: MixedBowl, level = act.canvasLevel ?? d.current): string {
  const [nearest] = d.stock
    .linesOf(line.brandId)
    .filter(({ type }) => oxidative.includes(type) && oxidative.includes(line.type))
    .flatMap(({ name, shades }) =>
      shades.flatMap((shade) =>
        shade.level !== null && !shade.mixShade && shade.tone === d.tone.shade
          ? [{ name, code: shade.code, apart: Math.abs(shade.level - level) }]
          : [],
      ),
    )
    .toSorted((a, b) => a.apart - b.apart);
  return nearest
    ? ` The nearest that it makes of it is ${nearest.code} in ${nearest.name}, which is not for this bowl.`
    : "";
}

function sayWaits({ bowl: { act, d }, step }: Made, holds: boolean, ledger: Ledger) {
  const wish = wishWord(d.tone);
  const opens = step.purpose === "lighten" || step.purpose === "remove";
  const [why, from] = opens
    ? [
        `${wish} is not in today's bowls, which take color or depth out. It goes on as a toner, once what shows underneath has been looked at.`,
        source.removal,
      ]
    : act.grey > 0
      ? [
          `${wish} is ${holds ? "only a trace" : "not"} in this bowl: ${Math.round(act.grey)}% white takes the natural series. It goes on as a gloss over the cover, or in place of the cover where the white may stay sheer.`,
          source.grey,
        ]
      : [
          `${wish} is ${holds ? "only a trace" : "not"} in the last bowl, which ${d.lastFormula ? "puts right what came out" : "sets the depth"}. It goes on as a gloss once that is reached.`,
          source.practice,
        ];
  ledger.find("wish_waits", "warn", why, from);
}

/** A shade lighter than the hair lifts nothing without a developer that lifts: its reflect is all that shows. */
function sayFaint({ bowl, step }: Made, ledger: Ledger) {
  const { d, act } = bowl;
  const main = mainShade(step);
  const end = (step.work?.from ?? d.current) + (step.work?.lift ?? 0);
  if (d.tone.word !== "shade" || step.purpose !== "deposit" || step.type === "semi-permanent")
    return;
  if (act.grey > 0 || d.porosity === "high" || (main?.level ?? 0) <= end) return;
  ledger.find(
    "wish_shows_faintly",
    "warn",
    `${wishWord(d.tone)} is not made as deep as level ${end}, so the bowl takes ${main?.code}. It lifts nothing: on hair as dark as this the tone shows as a shimmer in the light.`,
    source.practice,
  );
}

/** Reflects that glow: on dark hair of its own pigment a demi leaves of them what the light picks out. */
const glowing: readonly CanonicalTone[] = [
  "red",
  "red-copper",
  "red-violet",
  "copper",
  "gold-copper",
  "orange",
  "mahogany",
  "violet",
  "pink",
  "rose",
];
/** The level from which a glowing reflect is seen without the sun, on hair that is not lightened. */
const seenFrom = 6;

/** What a deposit on dark natural hair can be of a bright wish, and the way to more of it. */
function saySheen({ bowl: { d, act }, step }: Made, ledger: Ledger) {
  const bright = d.tone.word === "shade" && d.tone.shade && glowing.includes(d.tone.shade);
  const deposits = step.purpose === "deposit" && step.type === "demi-permanent" && act.lift === 0;
  if (!bright || !deposits || d.canvas !== "virgin" || d.current >= seenFrom) return;
  ledger.find(
    "wish_is_a_sheen",
    "warn",
    `On natural level ${d.current} a demi gives ${wishWord(d.tone).toLowerCase()} as a sheen in the light${d.grey > 0 ? ", brighter on the white" : ""}. To be seen indoors it needs strands lightened to ${seenFrom + 1} or so first, or a permanent that lifts.`,
    source.practice,
  );
}

function pigmentsOfWish({ word, shade }: ToneGoal) {
  if (word === "warm") return ["red", "orange", "yellow"] as const;
  return shade ? pigmentsOf(shade) : [];
}

function wishWord({ word, shade = "natural" }: ToneGoal) {
  const said = (
    word === "shade" ? shade : word === "cool" ? "a cool tone" : "a warm tone"
  ).replaceAll("-", " ");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
