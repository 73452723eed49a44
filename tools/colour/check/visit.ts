import { isBath, type CheckedBowl, type CheckedHair } from "./checked-bowl.ts";
import { hairUnder } from "./zone.ts";
import { block, warn, type Objection } from "./objection.ts";
import { filler, fillerTones, newGrowthCanvas, safeLift, source } from "#tools/colour/science.ts";
import type { ProductType } from "#tools/colour/words.ts";

const tints: readonly ProductType[] = ["permanent", "high-lift"];
const openers: readonly ProductType[] = ["lightener", "colour-remover"];

/** Whether the set removes or lightens before it tones: what is unwanted now is then gone by the time the toner goes on. */
export function opens(bowls: readonly CheckedBowl[]): boolean {
  return bowls.some((bowl) => openers.some((type) => type === bowl.type));
}

/** What bowls of one visit do to each other, and what is missing between them. */
export function visitRules(bowls: readonly CheckedBowl[], hair: CheckedHair): Objection[] {
  return [...tintToLift(bowls, hair), ...missingFiller(bowls, hair), ...tooDarkStays(bowls, hair)];
}

/** What bowls do to each other on any head: tint over fresh lightening, two liftings of the same hair. */
export function sequenceRules(bowls: readonly CheckedBowl[]): Objection[] {
  return bowls.flatMap((later, at) =>
    bowls.slice(0, at).flatMap((earlier) => between(earlier, later)),
  );
}

function between(earlier: CheckedBowl, later: CheckedBowl): Objection[] {
  const met = meeting(earlier, later);
  if (met === "apart") return [];
  // a watched bath of some minutes opens the hair less than a lightening does
  const say = met === "same" && !isBath(earlier) && !isBath(later) ? block : warn;
  const lightened = earlier.type === "lightener";
  if (lightened && tinted(later))
    return [
      say(
        "permanent_over_fresh_lightening",
        "Permanent color over hair lightened in the same visit burns what the lightener left: tone it with a demi or an acidic toner.",
        source.lightener,
      ),
    ];
  if (later.type === "lightener" && (lightened || tinted(earlier)))
    return [
      say(
        "two_liftings_in_one_visit",
        lightened
          ? "The same hair is lightened twice in one visit: rinse, look at it, and leave the second for another day."
          : "Lightener goes over hair that was tinted in the same visit: lighten first or keep the two apart.",
        source.lightener,
      ),
    ];
  return [];
}

const tinted = (bowl: CheckedBowl) => tints.some((type) => type === bowl.type);

const along = ["lengths", "mids", "ends"];
const atScalp = ["roots", "resistant", "hairline"];

/** Whether two bowls touch the same hair. Foils are woven out of what lies beside them, off the scalp; a band or a hairline is apart from the rest of its zone. */
function meeting(a: CheckedBowl, b: CheckedBowl): "same" | "partly" | "apart" {
  const woven = (a.zone === "foils") !== (b.zone === "foils");
  if (a.parts && b.parts) {
    if (!a.parts.some((part) => b.parts?.includes(part))) return "apart";
    return woven ? "partly" : "same";
  }
  const [one, other] = [a.area ?? a.zone ?? "all", b.area ?? b.zone ?? "all"];
  if (one === "foils" && other === "foils") return "same";
  if (one === "foils" || other === "foils")
    return atScalp.includes(one) || atScalp.includes(other) ? "apart" : "partly";
  const nested =
    (one === "lengths" && along.includes(other)) || (other === "lengths" && along.includes(one));
  return one === other || one === "all" || other === "all" || nested ? "same" : "apart";
}

/** Regrowth carries no colour yet: tint lifts it as it lifts virgin hair, as far as its own shade goes. */
function liftsNewHairOnly({ zone, shades }: CheckedBowl, { current, lift }: CheckedHair["d"]) {
  const lightest = Math.max(...shades.map((shade) => shade.level ?? 0));
  const wanted = shades.length > 0 ? Math.min(lift, lightest - current) : lift;
  return (zone === "roots" || zone === "resistant") && wanted <= 2;
}

function tintToLift(bowls: readonly CheckedBowl[], hair: CheckedHair): Objection[] {
  if (opens(bowls)) return [];
  const wrong = bowls.some((bowl) => {
    const { d } = hairUnder(bowl, hair);
    return tinted(bowl) && d.canvas !== "virgin" && d.lift > 0 && !liftsNewHairOnly(bowl, d);
  });
  if (!wrong) return [];
  return [
    block(
      "colour_does_not_lift_colour",
      "Tint does not lift hair that already carries color: remove or lighten first.",
      source.removal,
    ),
  ];
}

function missingFiller(bowls: readonly CheckedBowl[], { d }: CheckedHair): Objection[] {
  const deepens = bowls.some(
    ({ shades, zone = "all" }) =>
      (zone === "all" || along.includes(zone)) && shades.some(({ tone }) => tone !== "clear"),
  );
  const filled = bowls.some(
    (bowl) => bowl.purpose === "fill" || bowl.shades.some((shade) => shade.lowlightPrefilled),
  );
  const warmed = bowls.some((bowl) =>
    bowl.shades.some((shade) =>
      shade.pigments.some(
        (pigment) => pigment === "orange" || pigment === "red" || pigment === "yellow",
      ),
    ),
  );
  if (
    d.canvas === "virgin" ||
    (d.canvas === "coloured" && d.history.has("henna")) ||
    d.darker < filler.recommendedAt ||
    fillerTones(d.desired).length === 0 ||
    filled ||
    warmed ||
    !deepens
  )
    return [];
  const [tone = "gold"] = fillerTones(d.desired);
  return d.darker >= filler.requiredAtLevelsDarker
    ? [
        block(
          "filler_missing",
          `${d.darker} levels darker on hair that has lost its warmth goes flat or green without a filler: fill with ${tone} first, or put a quarter of ${tone} into the bowl.`,
          source.filler,
        ),
      ]
    : [
        warn(
          "filler_recommended",
          `${d.darker} levels darker fades flat without warmth: a little ${tone} in the bowl holds it.`,
          source.filler,
        ),
      ];
}

function tooDarkStays(bowls: readonly CheckedBowl[], { d }: CheckedHair): Objection[] {
  const deposits = bowls.filter((bowl) => bowl.shades.length > 0);
  if (!d.uncorrected.has("too-dark") || d.damage >= 2 || opens(bowls) || deposits.length === 0)
    return [];
  return [
    warn(
      "deposit_does_not_lighten",
      "The result is too dark, and color on top only deepens it: remove or lighten first.",
      source.removal,
    ),
  ];
}

/** What more than one visit of lift asks of a lightener. */
export function liftPerVisit(bowl: CheckedBowl, { d }: CheckedHair): Objection[] {
  const aim = bowl.stopLevel ?? bowl.targetLevel;
  if (bowl.type !== "lightener" || aim === undefined || bowl.purpose === "remove") return [];
  // new growth is virgin whatever the lengths went through, and of its own level, which nobody may have said
  if (bowl.zone === "roots" && d.zones?.roots?.level === undefined) return [];
  const virgin = d.canvas === "virgin" || bowl.zone === "roots" || d.facts.regrowth;
  const grown = bowl.zone === "roots" && (d.canvas !== "virgin" || d.facts.regrowth);
  const start = bowl.zone === "roots" ? (d.zones?.roots?.level ?? d.current) : d.current;
  const canvas = grown
    ? newGrowthCanvas(start)
    : virgin
      ? bowl.onScalp
        ? "virgin_onscalp"
        : "virgin_foil"
      : d.canvas === "bleached"
        ? "bleached"
        : "coloured";
  const most = safeLift(canvas, d.thickness);
  const asked = aim - start;
  if (asked <= most) return [];
  return [
    // a target alone may be that of a later visit
    (bowl.stopLevel !== undefined && asked > most + 1 ? block : warn)(
      "lift_over_safe_limit",
      `${asked} levels in one visit is more than this hair safely gives (${most}): stop at level ${start + most} and go on after two weeks at the earliest.`,
      source.lightener,
    ),
  ];
}
