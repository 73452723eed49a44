import { WEEKDAY } from "#agent/models/builtin/hear/calendar-names.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import type { Slots } from "./verb.ts";

const LEAD =
  /^(?:(?:no+|nope|nah|wait|sorry|oops|hold on|hang on|actually|correction|rather|(?:i )?mean(?:t)?|make (?:it|that)|not that(?: one)?|that's wrong|wrong|should be|it's|it is|better|say)[,.!:]? *)+/;
const TAIL =
  /(?:,? ?\b(?:instead|please|rather|sorry|i mean(?:t)?|then|my bad|my mistake|(?:the )?same (?:amount|number|quantity)(?: of (?:it|them))?|not [^\s,]+(?: [^\s,]+)?))*[.!? ]*$/;

/** What was said is to stay as it is. */
const STAYS = /\b(?:leave|keep|stays?|as (?:it|she|he|they) (?:is|was|are|were))\b/;

/** What a correction says once the "no, make it" is taken off; undefined where the words are none. */
export function correctionIn(typed: string): string | undefined {
  const text = plain(typed);
  if (STAYS.test(text)) return undefined;
  const lead = LEAD.exec(text)?.[0];
  const rest = text
    .slice(lead?.length ?? 0)
    .replace(TAIL, "")
    .trim();
  if (rest === "" || rest.length > 60) return undefined;
  return lead || /\binstead[.! ]*$/.test(text) ? rest : undefined;
}

const DAY = String.raw`(?:(?:this|next|on) )?${WEEKDAY}|today|tomorrow|tonight|day after tomorrow`;
const CLOCK = String.raw`(?:at )?(?:\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|noon)|at \d{1,2}(?![\d:./])`;
const PIECES = [
  new RegExp(String.raw`\b(?:${DAY})\b`, "gi"),
  new RegExp(String.raw`\b${CLOCK}\b`, "gi"),
  // a shade takes the place of a shade
  /\b\d{1,2}\/\d{1,3}\b/g,
  /(?:[$€£] ?)?(?<![\d/.:])\b\d+(?:[.,]\d+)?(?:\b|(?=%))(?! ?(?:vol|g\b|:|\/))/gi,
];
const unit = (piece: string) => piece.replace(/^(?:make it|on|at) /, "");

/** The earlier words with the one piece changed that a correction gives anew: a day, a time or a number. */
export function replaced(before: string, correction: string): string | undefined {
  const past = /^(?:at )?(half|quarter) past$/.exec(correction)?.[1];
  const hour =
    past &&
    (/\b(?:at )?(\d{1,2})(?:[:.]\d\d)?( ?[ap]m)?(?=\W*$)/i.exec(before) ??
      /\bat (\d{1,2})(?:[:.]\d\d)?( ?[ap]m)?\b/i.exec(before));
  // "make it half past" keeps the hour
  if (hour) {
    const minutes = past === "half" ? "30" : "15";
    const [whole] = hour;
    return `${before.slice(0, hour.index)}at ${hour[1]}:${minutes}${hour[2] ?? ""}${before.slice(hour.index + whole.length)}`;
  }
  for (const [at, kind] of PIECES.entries()) {
    const [fresh, more] = [...correction.matchAll(kind)];
    if (!fresh || more) continue;
    // "no, 8 tubes" is a number with what it counts, "no, blondor 7" is another thing
    const aside = correction
      .replace(fresh[0], " ")
      .replace(
        /\b(?:on|at|to|by|for|tubes?|bottles?|of|min|minutes|dollars|%|percent|euros?)\b|%/g,
        " ",
      );
    if (aside.trim() !== "") return undefined;
    const old = [...before.matchAll(kind)];
    const [one, another] = old;
    if (!one || another) return undefined;
    const start = one.index;
    const word = at === 0 && /^on /i.test(one[0]) ? `on ${unit(fresh[0])}` : unit(fresh[0]);
    const kept = at === 1 && /^at /i.test(one[0]) ? `at ${word}` : word;
    return before.slice(0, start) + kept + before.slice(start + one[0].length);
  }
  return undefined;
}

/** Words of somebody's own with the one piece changed that a correction gives anew: "running 15 late", "make it 20". */
export function mendedText(
  kinds: Intent["slots"],
  slots: Slots,
  correction: string,
): Slots | undefined {
  const fresh = Object.entries(kinds).flatMap(([slot, kind]) => {
    const said = kind === "text" ? replaced(slots[slot] ?? "", correction) : undefined;
    return said === undefined ? [] : [[slot, said]];
  });
  return fresh.length > 0 ? { ...slots, ...Object.fromEntries(fresh) } : undefined;
}
