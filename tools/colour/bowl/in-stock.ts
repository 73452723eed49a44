import type { Act, Part } from "./act.ts";
import { bowlFrom, type BowlLine } from "./bowl-line.ts";
import type { PlannedAct } from "./bowls.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findShade } from "#tools/colour/catalogue.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { costOf, isAsked, nameOf, ofShelf, shelfSlack } from "./of-shelf.ts";
import { source } from "#tools/colour/science.ts";
import { blendOf } from "#tools/colour/shade/blend.ts";
import { clearOf, type Picked } from "#tools/colour/shade/shades.ts";
import { natural } from "#tools/colour/shade/tone-parts.ts";
import { sameFamily } from "#tools/colour/shade/tone-families.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

/** What a shade outside a Plus range costs where white is beyond its line. */
const plusCost = 2;
/** How much dearer what is in stock may be before the catalogue's is taken: a level and a little, or two ranks of tone; deeper sections live by their level. */
const stockSlack = 0.8;

/**
 * A bowl that is to be mixed now waits for no order: a shade that is not there is made of those of its line that are, or
 * what is in stock of the same maker and kind is taken, whichever serves better; else another way to the same, and last the
 * catalogue's, as something to buy.
 */
export function inStock(
  planned: PlannedAct,
  open: BowlLine | undefined,
  ledger: Ledger,
): BowlLine | undefined {
  const { act, d, gate } = planned;
  const stock = d.inStock;
  if (!open || !stock || act.parts.length === 0 || isAsked(open, d)) return open;
  const there = stock.line(open.line.key);
  if (there && open.picked.every(({ shade }) => findShade(there, shade.code))) return open;
  // a Plus range blends a little more of the white than the rest of its line
  const plus = open.picked.some(({ shade }) => shade.plusRange) ? plusCost : 0;
  const most = act.lowlight ? shelfSlack : stockSlack;
  const made =
    there &&
    (ofWhatIsThere(open, act, there, most) ?? ofWhatIsThere(counterAlone(open), act, there, most));
  const preferred = d.wished.flatMap(({ key }) => stock.line(key) ?? []);
  const standing = { ...d, stock, preferred };
  const own = bowlFrom(act, standing, gate);
  const isOwnMaker = d.wished.some(({ brandId }) => brandId === open.line.brandId);
  const isAlike =
    !isOwnMaker || (own?.line.type === open.line.type && own.line.brandId === open.line.brandId);
  const serves = own && isAlike && costOf(own) <= costOf(open) + most + plus;
  const keeps = serves && keepsWish(own, open);
  if (made && !(keeps && costOf(own) < costOf(made))) {
    sayMade(open, made, ledger);
    return made;
  }
  const other = keeps ? undefined : otherWay(planned, standing, open);
  if (other) {
    sayOtherWay(planned, open, other, ledger);
    return other;
  }
  const taken = serves ? ofShelf(act, own, open, d, ledger) : open;
  const covers = own?.line.type === "permanent";
  return own && taken === own && covers && !keeps ? { ...own, wishLost: true } : taken;
}

/** Whether a bowl brings the reflect that another was picked for. */
const keepsWish = (bowl: BowlLine, { picked }: BowlLine) => {
  const wish = picked.find(({ role }) => role === "fashion")?.shade.tone;
  return wish === undefined || bowl.picked.some(({ shade }) => sameFamily(shade.tone, wish));
};

/** What share of a bowl thins where there is no clear, and where a pastel is made of a deep shade. */
const thinning = 0.75;
const pastel = 0.88;
/** The level from which a shade is so pale that a deeper one thinned is the same. */
const pale = 9;

/**
 * Another way to what the stock does not make as planned: a trace of tone in a shade as pale as the hair instead of in
 * clear, or a demi with the reflect for a permanent, on white that it blends.
 */
function otherWay({ act, gate }: PlannedAct, d: Diagnosis, open: BowlLine): BowlLine | undefined {
  const [trace] = act.parts;
  const isPastel = d.canvas === "bleached" && trace?.role === "fashion" && d.current >= pale;
  if (act.thin && trace && clearOf(open.line))
    return bowlFrom(thinned(act, trace, d, thinning), d, gate);
  if (isPastel && d.tone.word === "shade") {
    const bowl = bowlFrom(thinned(act, trace, d, pastel), d, gate);
    return bowl && keepsWish(bowl, open) ? { ...bowl, isTrace: true } : undefined;
  }
  const isPermanent = open.line.type === "permanent" && act.lift === 0 && act.grey > 0;
  if (!isPermanent || d.facts.services.includes("grey_coverage")) return undefined;
  const demi = bowlFrom({ ...act, types: ["demi-permanent"] }, d, gate);
  return demi && demi.line.greyCoverage >= act.grey && keepsWish(demi, open) ? demi : undefined;
}

/** Shades that fit into one bowl. */
const mostShades = 3;

/** The same bowl of what is there, each shade that is not made of those that are. */
function ofWhatIsThere(
  { line, picked }: BowlLine,
  { parts }: Act,
  there: BrandLine,
  most: number,
): BowlLine | undefined {
  const made = picked.flatMap((pick) => {
    const part = parts.find(({ role }) => role === pick.role);
    return blendOf(pick, part, there, most) ?? [];
  });
  const isWhole = Math.abs(made.reduce((sum, { share }) => sum + share, 0) - 1) < 0.001;
  const once = together(made);
  return isWhole && once.length <= mostShades ? { line, picked: once } : undefined;
}

/** A counter-tone by itself, where the natural that holds it cannot be made as well. */
function counterAlone({ line, picked }: BowlLine): BowlLine {
  const counter = picked.find(({ role }) => role === "corrector");
  return { line, picked: counter ? [{ ...counter, share: 1 }] : picked };
}

/** One entry a shade. */
function together(picked: readonly Picked[]): Picked[] {
  const byCode = Map.groupBy(picked, ({ shade }) => shade.code);
  return [...byCode.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, share: more.reduce((sum, { share }) => sum + share, first.share) }] : [],
  );
}

function sayMade(open: BowlLine, made: BowlLine, ledger: Ledger) {
  const codes = made.picked.map(({ shade }) => shade.code);
  const missing = open.picked.flatMap(({ shade: { code } }) =>
    codes.includes(code) ? [] : [code],
  );
  const added = made.picked.filter(({ shade }) =>
    open.picked.every((pick) => pick.shade.code !== shade.code),
  );
  const isEven = added.length > 1 && added.every(({ share }) => share === added[0]?.share);
  const taken = added.map(({ shade }) => shade.code).join(" and ") || codes.join(" and ");
  const isFar = made.picked.some(
    ({ role, cost }) =>
      cost > shelfSlack + (open.picked.find((pick) => pick.role === role)?.cost ?? 0),
  );
  ledger.find(
    "made_of_stock",
    isFar ? "warn" : "info",
    `${open.line.name} ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not in stock: ${isEven ? "equal parts of " : ""}${taken} ${isFar ? `${added.length > 1 ? "come" : "comes"} nearest to it` : `${added.length > 1 ? "make" : "makes"} it`}.`,
    source.practice,
  );
}

/** A trace of a deeper shade in one as pale as the hair. */
function thinned(act: Act, trace: Part, d: Diagnosis, share: number): Act {
  const tones: CanonicalTone[] = [
    ...(d.tone.shade === "beige" ? (["beige"] as const) : []),
    "natural",
    "natural-warm",
  ];
  const paleLevels = [d.current, d.current - 1, Math.min(10, d.current + 1)];
  const parts = [
    { ...trace, levels: [1, 2, 3].map((down) => d.current - down), share: 1 - share },
    { ...natural(paleLevels), tones, share },
  ];
  return { ...act, thin: false, dilute: false, parts };
}

function sayOtherWay({ act }: PlannedAct, open: BowlLine, other: BowlLine, ledger: Ledger) {
  ledger.find(
    "made_of_stock",
    "warn",
    act.grey === 0
      ? `${act.thin ? "There is no clear in stock to thin with" : `${nameOf(open)} is not in stock`}: ${nameOf(other)}, a trace of tone in a shade as pale as the hair, does the same.`
      : `${nameOf(open)} is not in stock: ${nameOf(other)} is, and blends ${Math.round(act.grey)}% white instead of covering it.`,
    source.practice,
  );
}
