import type { OfferedService } from "#tools/booking/own/booking-tools.ts";
import { isOneSlip } from "#agent/models/builtin/hear/when-words.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** How clients name what a menu names otherwise; the first word stands for all. */
const MEANT: [string, RegExp][] = [
  [
    "balayage",
    /\bb[aei]l+[aiy]+[aeiy]*d?[gj]e?s?\b|\bba[iy]+l?a?l?[aiy]*ge\b|\bballay\w*|\bombre\b/g,
  ],
  [
    "highlights",
    /\bhi(?:gh)?[ -]?li(?:gh|g|h)?t?[es]*s\b|\bhighlight\w*|\bfoils?\b|\bbabylights\b|\bstrahnchen\b|\bstrahnen\b|\bmechas\b|\bmeches\b|\bstreaks\b/g,
  ],
  ["partial", /\bpartial\b|\bhalf(?:[ -]head)?\b|\bface[ -]fram\w+|\bmoney ?piece\b/g],
  ["full", /\bfull(?:[ -]head)?\b|\bwhole(?:[ -]head)?\b|\ball[ -]over\b/g],
  ["root", /\broots?\b|\bregrowth\b|\btouch[ -]?ups?\b|\bansatz\w*|\brootz\b/g],
  ["correction", /\bcolou?r[ -]correct\w*|\bcorrect(?:ion|ive)\b|\bcolou?r fix\b/g],
  ["consultation", /\bconsult\w*|\bberatung\b/g],
  [
    "colour",
    /\bcolou?r(?:ed|ing|s)?\b|\bcolo?uring\b|\bdye(?:d|ing|s)?\b|\btint\b|\bfarben?\b|\bhaarfarbe\b|\btinte\b|\bcouleur\b/g,
  ],
  ["gloss", /\bgloss\w*|\btoner\b|\btoning\b|\bglaze\b/g],
  ["grey", /\bgr[ea]ys?\b/g],
  ["blend", /\bblend\w*/g],
  [
    "cut",
    /\bhair ?-?cuts?\b|\bcuts?\b|\btrims?\b|\bharicut\b|\bhaircit\b|\bhaarschnitt\b|\bschneiden\b|\bcorte\b|\bcoupe\b|\bchop\b|\bfringe\b|\bbangs\b/g,
  ],
  ["blowdry", /\bblow[ -]?(?:dry|dries|out|wave)s?\b|\bbrushing\b|\bfohnen\b/g],
  ["smoothing", /\bsmooth\w*|\bkeratin\b|\bbrazilian\b|\bstraighten\w*/g],
  ["bond", /\bbond\w*|\bolaplex\b|\bk18\b/g],
  ["updo", /\bup[ -]?dos?\b|\bbridal\b|\bwedding\b|\bhair up\b|\bprom\b/g],
  ["extensions", /\bextensions?\b|\btapes?\b|\btape[ -]ins?\b|\bmove[ -]?up\b/g],
];
const IDLE = new Set("with your hair and the for full over service head".split(" "));
/** Names a kind of service more than one. */
const WEAK = new Set(["colour", "treatment", "grey"]);

type Named = Pick<OfferedService, "name" | "category" | "minutes">;
export type HeardService<Service extends Named = OfferedService> =
  | { service: Service; also: Service[] }
  | { among: Service[] };

/** The service of the menu that a text means; several where it fits more than one alike; undefined for none. */
export function hearService<Service extends Named>(
  text: string,
  menu: readonly Service[],
): HeardService<Service> | undefined {
  const said = folded(text);
  const named = menu
    .filter(({ name }) => ` ${letters(said)} `.includes(` ${letters(folded(name))} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  const words = wordsOf(said);
  if (words.size === 0 && !named) return undefined;
  const ranked = menu
    .map((service) => {
      const own = wordsOf(folded(service.name));
      const shared = [...own].filter((word) => words.has(word) || slips(word, words));
      return {
        service,
        shared,
        whole: own.size === shared.length,
        share: shared.length / own.size,
      };
    })
    .filter(({ shared }) => shared.length > 0)
    .sort((a, b) => b.shared.length - a.shared.length || b.share - a.share);
  const [best] = ranked;
  if (!best) return named && { service: named, also: [] };
  const whole = ranked
    .filter((each) => each.whole)
    .sort((a, b) => b.shared.length - a.shared.length || b.service.minutes - a.service.minutes);
  const [led] = whole;
  if (led) {
    const same = whole.filter(({ shared }) => shared.join() === led.shared.join());
    if (same.length > 1 && !named) return { among: same.map(({ service }) => service).slice(0, 6) };
    const lead = same.find(({ service }) => service === named) ?? led;
    const also = whole.filter(({ shared }) => shared.every((word) => !lead.shared.includes(word)));
    return { service: lead.service, also: also.map(({ service }) => service) };
  }
  if (named) return { service: named, also: [] };
  const alike = ranked.filter(
    ({ shared, share }) => shared.length === best.shared.length && share === best.share,
  );
  const weak = best.shared.every((word) => WEAK.has(word));
  if (alike.length === 1 && !weak) return { service: best.service, also: [] };
  const among = alike.length > 1 ? alike : ranked;
  if (among.length > 1) return { among: among.map(({ service }) => service).slice(0, 6) };
  const kind = menu.filter(({ category }) => category === best.service.category).slice(0, 6);
  return kind.length > 1 ? { among: kind } : { service: best.service, also: [] };
}

function slips(word: string, words: ReadonlySet<string>): boolean {
  return word.length > 4 && [...words].some((said) => said.length > 4 && isOneSlip(said, word));
}

function wordsOf(text: string): Set<string> {
  const found = new Set<string>();
  let left = text;
  for (const [meant, forms] of MEANT)
    left = left.replace(forms, () => {
      found.add(meant);
      return " ";
    });
  for (const word of left.match(/[a-z]{4,}/g) ?? []) if (!IDLE.has(word)) found.add(word);
  return found;
}

const folded = (text: string) =>
  oneSpelling(
    text
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/['’]/g, ""),
  );
const letters = (text: string) => text.replace(/[^a-z0-9]+/g, " ").trim();
