import { Tier } from "#tools/subscription/schema.ts";
import { hearComplaint, hearFind, hearLast, hearScale, hearTimer, hearWhy } from "./act.ts";
import { hearDoubt, hearMoreTime, hearRinse, hearTrouble } from "./bench.ts";
import { hearBrand } from "./brands.ts";
import { hearBusinessWish } from "./business.ts";
import { hearCalendarWish } from "./calendar.ts";
import { hearFormulaWish } from "./formulas.ts";
import { hearGrey } from "./grey.ts";
import { hearHair } from "./hair.ts";
import type { Detail, Facts, Heard, Intent, Slot } from "./heard.ts";
import { hearHistory } from "./history.ts";
import { hearHouseWish } from "./house.ts";
import { hearLevels } from "./levels.ts";
import { hearName, hearSmallName } from "./name.ts";
import { hearSafety } from "./safety.ts";
import { hearSalonWish } from "./salon.ts";
import { hearServices, withoutServices } from "./services.ts";
import { plain } from "./text.ts";
import { hearTextWish } from "./texts.ts";
import { fromTongue } from "./tongue.ts";
import { withNames } from "./people.ts";
import { hearTones } from "./tones.ts";
import { hearZones } from "./zones.ts";

const DROP =
  /^(never ?mind|forget (it|that)|cancel( (that|it))?[.!]*$|start (over|again)[.!]*$|scrap that|leave it[.!]*$)|\bwrong client\b/;
const QUOTA =
  /\b(how many|any|left|remaining|running out|used)\b.*\b(analys[ei]s|uploads?|photos? left|credits?)\b|\b(what|which) (plan|tier|subscription)\b|\bmy (plan|quota|subscription)\b/;
/** The plan of visits, for the client's eyes. */
const SHARE =
  /\b(share|send|show|give|print|link|open)\b.*\b(road ?map|(?:plan|link) (?:of|for|with|to)\b|(?:her|his|their|the|this) plan\b)|\broad ?map\b/;
const UPGRADE =
  /\b(upgrade|downgrade|switch|move|change)\b.*\b(essential|pro|complete|studio)\b(?! (grey|coverage|line|colour))|\bgo (pro|complete)\b|\b(want|take|get|need)\b.*\b(pro|complete|essential) (plan|tier)\b/;
const FORMULATE =
  /\b(formula|formulate|what (should|would|do|can) (i|we|you) (mix|use|do)|mix (me|up)|(wants?|match) (this|that|to match)|a toner for|in my chair|new client|1 level (lighter|darker)|one level (lighter|darker)|analy[sz]e)\b/;
/** Things people ask for that no tool of this chat does. */
const ELSEWHERE =
  /\b(order|reorder|book|appointment|reschedule|text|e?mail|send|post|invoice|price|delete|weather|joke)\b/;
const STOP_TIMER =
  /\b(stop|cancel|kill|end|clear|turn off|switch off)\b.*\b(timers?|alarm|clock|countdown)\b/;
const TIME_LEFT =
  /\b(how (much|long)|what)\b.*\b(time|min|long|much)\b.*\bleft\b|\btime left\b|\bhow long left\b|\b(which|what|any|list|show)( the| my)? timers?\b/;
/** A result that is not right, without saying how. */
const WRONG =
  /\b(didn'?t|did not|hasn'?t|not) (come|came|turned?|worked?) out (right|well|as|like|how)\b|\bcame out (all )?wrong\b|\b(went|gone) wrong\b|\bresult is (not right|wrong|off)\b/;
const GREET = /^(hi|hiya|hello|hey|(good )?(morning|afternoon|evening)|yo)\b/;
const THANKS = /^(thanks?|thank you|thx|cheers|perfect|great|awesome|ta|lovely)\b/;
/** Said to be polite, where nothing was asked. */
const NODDED = /^(ok(ay)?|k|yes|yep|yeah|no|nope|sure|got it|nice|fine|alright|all right)[.! ]*$/;
const HELP = /^(help|what can you do|what do you do|how does this work|\?)/;

/** How many sentences, none longer than so many characters, are remembered with what they mean. */
const REMEMBERED = { sentences: 5_000, length: 500 };

/** A chat is read from its beginning for every step of every reply, its old words over and over. */
const remembered = new Map<string, Heard>();

/** What a person's words mean. `asked` is the question that was open when they were written. */
export function understand(typed: string, asked?: Slot): Heard {
  if (typed.length > REMEMBERED.length) return makeOut(typed, asked);
  const key = `${asked ?? ""} ${typed}`;
  const heard = remembered.get(key) ?? makeOut(typed, asked);
  remembered.delete(key);
  remembered.set(key, heard);
  const [oldest] = remembered.size > REMEMBERED.sentences ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  return heard;
}

function makeOut(typed: string, asked?: Slot): Heard {
  const said = plain(typed);
  const foreign = fromTongue(said);
  const heard = foreign
    ? meant(foreign.english, foreign.english, asked)
    : meant(said, typed, asked);
  return foreign ? { ...heard, tongue: foreign.tongue } : heard;
}

function meant(text: string, typed: string, asked?: Slot): Heard {
  if (!asked && NODDED.test(text)) return { intent: "thanks", facts: {}, detail: {} };
  const acted = hearAct(text, typed, asked);
  if (acted)
    return {
      ...acted,
      facts: acted.intent === "explain" ? hearSafety(text) : {},
    };
  const facts = hearFacts(text, typed, asked);
  return { intent: intentOf(text, facts), facts, detail: {} };
}

/** Everything a sentence says about hair and goal. */
export function hearFacts(text: string, typed: string, asked?: Slot): Partial<Facts> {
  const { services, desiredTone } = hearServices(text);
  const facts: Partial<Facts> = {
    ...hearLevels(text, asked),
    ...hearTones(text, asked),
    ...(desiredTone && { desiredTone }),
    ...hearHistory(withoutServices(text, services), asked),
    ...hearHair(text, asked),
    ...hearGrey(text, asked),
    ...hearBrand(text),
    ...hearSafety(text),
    ...hearZones(text),
    ...(services && { services }),
  };
  // "ends are a 9" is no word about the head as a whole
  const { roots, ...others } = facts.zones ?? {};
  if (!roots?.level && Object.values(others).some((part) => part?.level === facts.currentLevel))
    delete facts.currentLevel;
  const told = Object.keys(facts).length > 0;
  const clientName = hearName(typed) ?? (told && !asked ? hearSmallName(text) : undefined);
  if (clientName) facts.clientName = clientName;
  if (!facts.serviceType && /\b(toner|tone down|toning|gloss)\b/.test(text))
    facts.serviceType = "toning";
  return facts;
}

function hearAct(
  text: string,
  typed: string,
  asked?: Slot,
): { intent: Intent; detail: Detail } | undefined {
  if (DROP.test(text)) return { intent: "drop", detail: {} };
  if (SHARE.test(text)) return { intent: "share", detail: {} };
  // before the quota: "upgrade my plan to pro"
  if (UPGRADE.test(text)) {
    const tier =
      Tier.options.find((option) => new RegExp(String.raw`\b${option}\b`).test(text)) ?? "complete";
    return { intent: "upgrade", detail: { tier } };
  }
  if (QUOTA.test(text)) return { intent: "quota", detail: {} };
  const wish =
    hearTextWish(text, typed) ??
    hearHouseWish(text, typed) ??
    hearSalonWish(text, typed) ??
    hearBusinessWish(text, typed) ??
    hearFormulaWish(text, typed) ??
    hearCalendarWish(text, withNames(typed));
  if (wish) return { intent: "knowledge", detail: { wish } };
  if (STOP_TIMER.test(text)) return { intent: "stop", detail: {} };
  if (TIME_LEFT.test(text)) return { intent: "timers", detail: {} };
  const trouble = hearTrouble(text);
  if (trouble) return { intent: "rescue", detail: trouble };
  const more = hearMoreTime(text);
  if (more) return { intent: "add", detail: more };
  if (hearRinse(text)) return { intent: "rinse", detail: {} };
  if (hearDoubt(text)) return { intent: "explain", detail: { topic: hearWhy(text) ?? "" } };
  const timer = hearTimer(text);
  if (timer) return { intent: "timer", detail: timer };
  const scale = hearScale(text);
  if (scale) return { intent: "scale", detail: scale };
  const query = hearLast(typed.trim());
  if (query !== undefined) return { intent: "last", detail: { query } };
  const topic = hearWhy(text);
  if (topic !== undefined) return { intent: "explain", detail: { topic } };
  const uncorrectedTones = hearComplaint(text, asked);
  if (uncorrectedTones) return { intent: "correct", detail: { uncorrectedTones } };
  if (WRONG.test(text)) return { intent: "correct", detail: {} };
  const found = hearFind(typed.trim());
  if (found !== undefined) return { intent: "find", detail: found ? { query: found } : {} };
  return undefined;
}

function intentOf(text: string, facts: Partial<Facts>): Intent {
  if (ELSEWHERE.test(text)) return "none";
  if (HELP.test(text)) return "help";
  const told = Object.keys(facts).length;
  // a client with a goal is a request in itself
  if (FORMULATE.test(text) || (facts.clientName && told > 1)) return "formulate";
  if (told > 0) return "tell";
  if (GREET.test(text)) return "greet";
  if (THANKS.test(text)) return "thanks";
  return "none";
}
