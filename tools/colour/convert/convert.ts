import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { computedFor, nearestElsewhere } from "./computed.ts";
import { publishedFor } from "./published.ts";
import { isMix, readSource } from "./source.ts";
import { cautionsFor, termsOf } from "./terms.ts";
import { ConvertRequest, type ConvertAnswer } from "#tools/colour/schema.ts";
import { spoken } from "#tools/colour/spoken.ts";

/** How many worked-out candidates are worth reading. */
const MOST_COMPUTED = 5;

/** The types that hold colour made of shades and developer; anything else is converted product for product. */
const oxidative: readonly string[] = ["permanent", "high-lift", "demi-permanent", "toner"];

/**
 * What stands for a shade in another line, best first: every recipe that a maker's chart prints for it, then what can be worked
 * out at the same level. Ratio, time, developer and grey rule are the target line's own. Where nothing stands for it, `reason`
 * says why. Throws a ZodError for words it does not know.
 */
export function convert(request: ConvertRequest): ConvertAnswer {
  const asked = ConvertRequest.parse(request);
  const fromKey = asked.from ?? asked["from_"] ?? "";
  const from = findLine(fromKey);
  const to = findLine(asked.to);
  if (!from || !to) return nothing(`${from ? asked.to : fromKey} is not in the catalog.`);
  const barrier = refusal(from, to);
  if (barrier) return nothing(barrier);
  const source = readSource(from, asked.code);
  const published = publishedFor(from, to, asked.code, source);
  const computed = source ? computedFor(to, source) : [];
  const others = computed
    .filter((each) => !published.some((row) => row.code === each.code))
    .slice(0, MOST_COMPUTED);
  const candidates = [...published, ...others].map((each) => ({
    ...each,
    note: `${each.note} Test a strand first.`,
  }));
  const [best] = candidates;
  if (!best) return nothing(whyNone(from, to, asked.code, source));
  return {
    candidates,
    noEquivalent: false,
    cautions: cautionsFor(from, to, asked.code, source?.level ?? null),
    ...termsOf(from, to, best.blend[0]?.code, {
      context: asked.context,
      used: asked.formula?.developer,
    }),
  };
}

function nothing(reason: string): ConvertAnswer {
  return { candidates: [], noEquivalent: true, reason };
}

/** Why no shade of one line can ever stand for one of the other; undefined when it may. */
function refusal(from: BrandLine, to: BrandLine): string | undefined {
  const kind = (line: BrandLine) =>
    line.type === "semi-permanent" ? "direct" : oxidative.includes(line.type) ? "oxidative" : null;
  const other = [from, to].find((line) => kind(line) === null);
  if (other)
    return `${other.name} is a ${spoken(other.type.replaceAll("-", " "))} and has no shades.`;
  if (kind(from) !== kind(to)) {
    const [dye, colour] = kind(from) === "direct" ? [from, to] : [to, from];
    return `${dye.name} is a direct dye and ${colour.name} is mixed with developer: neither stands for the other.`;
  }
  return to.shades.length === 0 ? `Our list of ${to.name} holds no shades yet.` : undefined;
}

function whyNone(from: BrandLine, to: BrandLine, code: string, source: Shade | undefined) {
  if (!source)
    return `${code} is not in our list of ${from.name}, and its level and tone cannot be told from it.`;
  const tone = source.tone.replaceAll("-", " ");
  if (source.tone === "clear") return `${to.name} makes no clear.`;
  if (isMix(source)) return `${to.name} makes no mix shade near ${tone}.`;
  const where = source.level === null ? "" : ` at level ${source.level}`;
  const elsewhere = nearestElsewhere(to, source);
  return `${to.name} makes nothing near ${tone}${where}, nor what it could be mixed from.${
    elsewhere
      ? ` Its nearest is ${elsewhere.code}, which is level ${elsewhere.level} and so does not stand for it.`
      : ""
  }`;
}
