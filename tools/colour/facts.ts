import { isYes, patchResult, relaxerKind, testResult, unreadTests } from "./answers.ts";
import { refusesLightener } from "./lightener-wish.ts";
import { scalpRule } from "./safety/concerns.ts";
import { safetyOf } from "./safety/facts.ts";
import type { HairFacts } from "./schema.ts";
import { besideWorn, readServices } from "./services.ts";
import { minutesAtMost } from "./time-limit.ts";

const read = new WeakMap<HairFacts, Facts>();
type Facts = ReturnType<typeof factsIn>;

/** What the extra answers tell of safety and service. A head is asked for it at every turn, and read once. */
export function readFacts(hair: HairFacts): Facts {
  const known = read.get(hair) ?? factsIn(hair);
  read.set(hair, known);
  return known;
}

/**
 * Reads safety and service facts from the extra answers. Safety answers come from forms, chat and imports under several names, so a name is matched by
 * its stem and anything but a clear no counts as yes: on safety the riskier reading wins.
 */
function factsIn(hair: HairFacts) {
  const extra = hair.extra ?? {};
  const entries = Object.entries(extra);
  const said = (stem: RegExp) => entries.some(([name, value]) => stem.test(name) && isYes(value));
  const text = joined(
    extra.application,
    extra.service,
    extra.goal,
    extra.issue,
    hair.issueDescription,
  );
  const [patchWords] = entries.flatMap(([name, value]) =>
    /^(patch|allergy)_?(alert_?)?test(_?result)?$/i.test(name) && typeof value === "string"
      ? value
      : [],
  );
  const patchTest = patchResult(patchWords);
  const services = readServices(hair);
  const noLightener = refusesLightener(text);
  const safety = safetyOf(hair);
  const noAmmonia =
    /\b(?:no|zero|without|w\/o|free (?:of|from)|not any) amm?onia\b|\bamm?onia[- ]free\b/.test(
      text,
    );
  const noPermanent =
    /\b(?:nothing|no|not|without|not any|never) (?:any ?thing )?(?:too )?permanent\b(?! wave)|\b(?:demi|semi)(?:[- ]permanent)? only\b|\bonly (?:an? )?(?:demi|semi)\b/.test(
      text,
    );
  /** What is to be left out for no reason of health. */
  const wishedOut = noAmmonia && !safety.avoid.has("ammonia") ? ("ammonia" as const) : undefined;
  const wants = (...names: readonly (typeof services)[number][]) =>
    names.some((name) => services.includes(name));
  const relaxer = (extra.relaxer ?? (said(/relax|straighten/i) ? "unknown" : "none")).toLowerCase();
  return {
    text,
    /** What is said to be wrong; of hair that nobody complained of, all that was said. */
    complaint: joined(extra.issue, hair.issueDescription) || text,
    /** What the client comes for; empty when nobody said, and levels and tones decide. */
    services,
    application: (extra.application ?? "").toLowerCase(),
    service: (extra.service ?? "").toLowerCase(),
    age: safety.age(extra.age),
    /** What of the client's health decides a bowl, and whether it keeps work off the scalp. */
    concerns: safety.concerns,
    offScalp: scalpRule(safety.concerns) !== undefined,
    allergic: said(/react|ppd|sensitis|sensitiz/i) || patchTest === "failed" || safety.bars,
    /** Each fact of safety with the words it was heard in. */
    safety: safety.facts,
    /** What must not meet the client's skin, and what the client would rather do without. */
    avoid: new Set([...safety.avoid, ...(wishedOut ? [wishedOut] : [])]),
    wishedOut,
    noPermanent,
    /** A demi is taken for want of time, not by a wish. */
    demiOnly: extra.demiOnly === true,
    /** Minutes that there are from the first stroke to the last rinse. */
    minutesAtMost: extra.minutesAtMost ?? minutesAtMost(text),
    /** Nothing is to be bought for it. */
    onlyStock: ONLY_STOCK.test(text),
    patchTest,
    /** The test in the words that it was answered in. */
    patchWords: patchWords?.trim(),
    patchTestBrand: extra.patchTestBrand,
    patchTestHours: extra.patchTestHours,
    scalpBroken: safety.concerns.has("scalp_broken"),
    metallicSalts: said(/metallic_?salt|metallicdye|compound|progressive/i),
    metallicTest: testResult(extra.metallicTest),
    elasticityTest: safety.concerns.has("strand_failed")
      ? "failed"
      : testResult(extra.elasticityTest),
    relaxer: isYes(relaxer) ? relaxerKind(relaxer) : undefined,
    weeksSince: extra.weeksSinceTreatment,
    minerals: said(/well_?water|pool|swim|hard_?water|mineral|silicone/i),
    directDye: said(/direct_?dye|vivid/i),
    /** Answers to questions of safety that are neither a pass nor a known failure. */
    unread: unreadTests(extra),
    coolDirectDye: entries.some(
      ([name, value]) =>
        /direct_?dye|vivid/i.test(name) &&
        /blue|green|teal|turquoise|aqua|mint/i.test(String(value)),
    ),
    resistant: said(/resistant/i) || /resistant|glassy/.test(text),
    regrowth: said(/regrowth/i) || /regrowth|retouch|root touch/.test(text) || wants("retouch"),
    regrowthOnly: said(/regrowth_?only/i),
    bleachedLengths: said(/bleachedlengths|highlight/i),
    oneSession: said(/one_?session|one_?visit|same_?day/i),
    foils:
      /foil|highlight|babylight|(?<!reverse )balayage|freehand|off.?scalp|streak|dimension/.test(
        besideWorn(text),
      ) || wants("highlights", "balayage"),
    faceFraming: /face|money.?piece|sun.?kissed|soft (first )?blonde/.test(text),
    partial: /half.?head|t.?section|partial|hairline foils|crown only/.test(text),
    fullHead: /full.?head|all over foils|whole head foils/.test(text),
    rootShadow:
      /root(?:y|ed)?.?(shadow|melt|smudge|tap|stretch)|shadow(?:ed|y)?.?root|colou?r melt/.test(
        text,
      ),
    /** The base is to go deeper than it is: by half a level, or by one. */
    baseDeeper:
      /half a level (deeper|darker)|(slightly|touch|bit) (deeper|darker) base|base half a level|soften the base/.test(
        text,
      )
        ? 0.5
        : /(deeper|darker) (base|root)|base (a level |one level )?(deeper|darker)/.test(text)
          ? 1
          : 0,
    bath: /soap.?cap|bleach.?(bath|wash)/.test(text),
    pastel: /pastel|baby (pink|blue)|lavender|lilac|mint|peach|rose gold|powder/.test(text),
    clear: /\bclear\b/.test(text),
    faded: /fad(ed|ing)|dull|washed out|pull through|through the (ends|lengths)/.test(text),
    singleProcess: /single.?process|one.?process|one.?step/.test(text),
    noLightener,
    lightener:
      (!noLightener && /lighten|bleach|double process|pre-?light/.test(text)) ||
      wants("double_process"),
    pale: /\b(pale|platinum|icy|ice blonde|white blonde|baby blonde)\b/.test(text),
    balayage:
      /(?<!reverse )balayage|freehand|lived.?in|grown.?out|low.?upkeep/.test(besideWorn(text)) ||
      wants("balayage"),
    global:
      /global|on.?scalp|all over|whole head|double process/.test(text) || wants("double_process"),
    lowlights: /lowlight/.test(text) || wants("lowlights"),
    refresh: /refresh/.test(text),
    solid: /solid|to (the )?root|all over|whole head/.test(text),
    slight: /slight|a (little|touch|bit)/.test(text),
    desiredShade: extra.desiredShade?.toLowerCase(),
    photoTone: extra.targetPhotoTone?.toLowerCase(),
  };
}

export const ONLY_STOCK =
  /\bonly (?:what|use what|with what|from what|stuff) (?:i|we|i've|we've|is|'s)\b|\bwhat (?:i|we)(?:'ve)? (?:got|have) (?:in|here|on)\b|\b(?:only|just) (?:from|with|what'?s on|off) (?:my|our|the) shelf\b|\bonly what'?s (?:in|on|here)\b(?: (?:my|our|the) (?:shelf|stock|cupboard|salon))?/;

const joined = (...parts: (string | undefined)[]) =>
  parts
    .filter((part) => part !== undefined)
    .join(" ")
    .toLowerCase();
