import { hearComplaint, hearMeasure } from "./act.ts";
import { hearAlarm, hearTrouble } from "./bench.ts";
import { hearBrandWished } from "./brands.ts";
import { hearGrey, withOwnWhite } from "./grey.ts";
import { hearHair } from "./hair.ts";
import type { Detail, Facts, Heard, Intent, Slot } from "./heard.ts";
import { hearHistory } from "./history.ts";
import { isOnNow } from "#tools/colour/rescue/when.ts";
import { hearRescue } from "#tools/colour/rescue/words.ts";
import { rolesOf } from "./head/roles.ts";
import { isHead } from "./head/told.ts";
import { hearHead } from "./head/head.ts";
import { hearName, hearSmallName } from "./name.ts";
import { hearSafety } from "./safety.ts";
import { hearServices, withoutServices } from "./services.ts";
import { shadesIn } from "./shades.ts";
import { plain } from "./text.ts";
import { fromTongue } from "./tongue.ts";

const DROP =
  /^(never ?mind|forget (it|that)|cancel( (that|it))?[.!]*$|start (over|again)[.!]*$|scrap that|leave it[.!]*$)|\bwrong client\b/;
const FORMULATE =
  /\b(formula|formulate|what (should|would|do|can|shall) (i|we|you) (mix|use|do|put|go with|reach for)\b(?!.*\b(?:in|on) the (?:shelf|post|menu|book)\b)|mix (me|up)|(wants?|match) (this|that|to match)|a toner for|in my chair|new client|1 level (lighter|darker)|one level (lighter|darker)|analy[sz]e)\b/;
/** Things people ask for that no tool of this chat does. */
const ELSEWHERE =
  /\b(order|reorder|book|appointment|reschedule|text|e?mail|send|post|invoice|price|delete|weather|joke)\b/;
/** A result that is not right, without saying how. */
const WRONG =
  /\b(didn'?t|did not|hasn'?t|not) (come|came|turned?|worked?) out (right|well|as|like|how)\b|\bcame out (all )?wrong\b|\b(went|gone) wrong\b|\bresult is (not right|wrong|off)\b|\bcorrect (?:a|the|this|that|her|his)(?: \w+)? ?colour\b/;
/** A thing that only its owner should know, written into a chat. */
const SECRET =
  /\b(?:pw|pwd|pass ?word|passwd|passcode|pin code|api ?key|secret key|cvv|cvc)\b(?: is|:|=)? ?\S*\d|\b(?:login|password|pw|pwd) (?:is|:)|\b(?:\d{4}[ -]?){3}\d{4}\b|\bsk-[a-z0-9]{6,}/;
/** What somebody else wrote or said, repeated here. */
const REPEATED =
  /\b(?:texted|wrote|emailed|e-?mailed|messaged|dm(?:'?e)?d|sent me|got (?:a|this) (?:text|message|e-?mail)|text says|message says|note says|card says|review says|it says|website says)\b(?:[^'"]{0,40}['"].{8,}|[^:]{0,24}: ?\S.{8,})/;
/** Orders to the machine behind the chat, in words that were pasted into it. */
const INJECTED =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,20}\b(?:instructions?|rules|prompts?|guidelines|safety|checks)\b|^\W*(?:system|assistant|developer|admin)\b ?(?:prompt|message|note|override|mode)? ?[:>\]]|\byou are now\b|\b(?:developer|god|admin|debug|jailbreak) mode\b|<\/?(?:system|instructions?)>|\[(?:system|inst)/;
const OWN_WORDS =
  /^(?:please |can you )?(?:text|reply|answer|tell|write|send|message|post|translate|read)\b/;
const ABLE =
  /^(?:so |and |hey |hi |um |ok )*(?:can|could|do|are) (?:you|u) (?:able to )?(?:do|handle|deal with|take care of|help (?:me )?with|also do|even do|manage|support) (.+?)[?.! ]*$/;
/** What is ordered, booked or played elsewhere than in a salon. */
const OUTSIDE =
  /\b(?:order|book|get|buy|find|call|fetch|reserve|hail)\b(?: me| us| her| him)?(?: an?| some| the| my)? (?:uber|taxi|cab|lyft|flights?|hotel|holiday|table|restaurant|pizza|lunch|dinner|breakfast|coffees?|tea|cake|food|takeaway|take ?out|flowers|train|tickets?|plumber|electrician|cleaner|babysitter)\b|\b(?:play|put on|queue)\b.*\b(?:music|song|playlist|radio|spotify)\b|\b(?:pay|do) (?:my|our|the) (?:rent|tax(?:es)?|vat|wages|payroll|electric\w*)\b|\b(?:weather|forecast|football|news|horoscope|lottery|recipe for (?:dinner|cake))\b(?=.*\?|$)|^(?:call|ring|phone|dial) (?:up )?(?!(?:it|this|that|the|off|in)\b)\w+\b(?! (?:a|an|it)\b)|\bgoogle (?!calendar)\w+|\bturn (?:on|off|up|down) the (?:ac|heating|lights?|music|tv)\b|\bwhats ?app\b/;
const SMALL_TALK =
  /\b(?:i'm|im|i am|feeling|we're) (?:so |really |very |absolutely |a bit |just )*(?:tired|knackered|exhausted|hungry|starving|bored|stressed|sick of|done in|shattered|happy|excited|dead|nervous|freezing|cold)\b|\b(?:what a day|long day|busy day|crazy day|love my job|need (?:a )?(?:coffee|holiday|drink|nap|break)[.! ]*$|happy (?:friday|monday|birthday)|have a (?:good|nice|great)|good ?night|see you|bye)\b|^(?:haha+|hehe|wow|yay)\b[.! ]*$/;
const GREET = /^(hi|hiya|hello|hey|(good )?(morning|afternoon|evening)|yo)\b/;
const THANKS = /^(thanks?|thank you|thx|cheers|perfect|great|awesome|ta|lovely)\b/;
/** Said to be polite, where nothing was asked. */
const NODDED = /^(ok(ay)?|k|yes|yep|yeah|no|nope|sure|got it|nice|fine|alright|all right)[.! ]*$/;
const HELP =
  /^(help|what can (?:you do|i (?:say|ask|do here))|what do you do|how does this work|\?)/;

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
  const bare = (intent: Intent, detail: Detail = {}): Heard => ({ intent, facts: {}, detail });
  if (SECRET.test(text)) return bare("secret");
  if (INJECTED.test(text)) return bare("quoted");
  if (OUTSIDE.test(text)) return bare("outside");
  if (REPEATED.test(text) && !OWN_WORDS.test(text)) return bare("quoted");
  const measure = hearMeasure(text);
  if (measure) return bare("measure", { topic: measure });
  const able = ABLE.exec(text)?.[1];
  if (
    able &&
    !/\b(?:on|at|for) (?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|\d)|\d|\bit\b|\bthat\b|\bmy\b/.test(
      able,
    )
  )
    return bare("able", { topic: able });
  if (HELP.test(text) && !/^help \w/.test(text)) return bare("help");
  if (!asked && NODDED.test(text)) return { intent: "thanks", facts: {}, detail: {} };
  const acted = hearAct(text, asked);
  const facts = acted?.intent === "drop" ? {} : hearFacts(text, typed, asked);
  // "ninety percent white and it won't take color, a natural 5" tells a head
  const isTold =
    acted?.intent === "rescue" &&
    isHead(facts) &&
    !isOnNow(text) &&
    (facts.zones?.bands !== undefined || !hearRescue(text).seen.includes("hot_roots"));
  if (acted && !isTold) return { ...acted, facts: acted.intent === "correct" ? facts : {} };
  return { intent: intentOf(text, facts), facts, detail: {} };
}

/** What is told of somebody else: "her friend had henna". */
const OF_OTHERS =
  /\b(?:her|his|my) (?:friend|sister|brother|mum|mom|mam(?:a|my)?|mother|daughter|neighbour|cousin|husband|client before)(?:'s|'s the one| has| had| was| used| is| says (?:she|it|he) look\w*)\b(?! booked| in\b)[^,.;]*?(?=,|\.|;|$| but | and (?:she|he|i)\b)/g;
/** "Everyone assumes she's had keratin; she hasn't." */
const NOT_SO = /[^,.;]*[,;] (?:she|he) (?:hasn't|isn't|didn't)\b(?=[.,;]|$)/g;
/** Everything a sentence says about hair and goal. */
export function hearFacts(said: string, typed: string, asked?: Slot): Partial<Facts> {
  const text = withOwnWhite(said.replaceAll(OF_OTHERS, " ").replaceAll(NOT_SO, " "));
  const { services, desiredTone } = hearServices(text);
  const { porosity: _anywhere, ...hair } = hearHair(text, asked);
  const facts: Partial<Facts> = {
    ...hearHead(text, asked),
    ...(desiredTone && { desiredTone }),
    ...hearHistory(withoutServices(text, services), asked),
    ...hair,
    ...hearGrey(text, asked),
    ...hearBrandWished(text),
    ...hearSafety(text),
    ...(services && { services }),
  };
  Object.assign(facts, wishedTube(text, facts, asked));
  const told = Object.keys(facts).length > 0;
  const clientName = hearName(typed) ?? (told && !asked ? hearSmallName(text) : undefined);
  if (clientName) facts.clientName = clientName;
  if (!facts.serviceType && /\b(toner|tone down|toning|gloss)\b/.test(text))
    facts.serviceType = "toning";
  return facts;
}

const OF_HEAD =
  /\b(?:level|natural|virgin|hair|roots?|ends|grey|bleached|box|blonde|brown|\d{1,2}n)\b/;

/** What a tube that is wished for says of the goal, where a head is told of: by itself it may be anything of the shelf. */
function wishedTube(text: string, facts: Partial<Facts>, asked?: Slot): Partial<Facts> {
  const { goal } = rolesOf(text);
  // a bare figure beside a tube counts tubes as often as it is a level
  const isLevel = facts.currentLevel !== undefined && (goal !== "" || OF_HEAD.test(text));
  const isToned = facts.services?.some((each) => each === "toning" || each === "gloss") === true;
  if (!(isLevel || isToned || facts.hasGray === true || asked) || asked === "currentLevel")
    return {};
  const tube = shadesIn(text).find(
    ({ code, tone }) => tone !== "natural" || /\W/.test(code) || goal.includes(code),
  );
  if (!tube) return {};
  const hasGoal = ["desiredLevel", "keepLevel", "liftBy"].some((slot) => slot in facts);
  return {
    desiredTone: facts.desiredTone ?? tube.tone,
    ...(!hasGoal && { desiredLevel: tube.level }),
  };
}

function hearAct(
  text: string,
  asked: Slot | undefined,
): { intent: Intent; detail: Detail } | undefined {
  if (DROP.test(text)) return { intent: "drop", detail: {} };
  const trouble = hearTrouble(text) ?? (hearAlarm(text) ? {} : undefined);
  if (trouble) return { intent: "rescue", detail: trouble };
  const uncorrectedTones = hearComplaint(text, asked);
  if (uncorrectedTones) return { intent: "correct", detail: { uncorrectedTones } };
  return WRONG.test(text) ? { intent: "correct", detail: {} } : undefined;
}

function intentOf(text: string, facts: Partial<Facts>): Intent {
  if (ELSEWHERE.test(text)) return "none";
  if (SMALL_TALK.test(text) && Object.keys(facts).length === 0) return "smallTalk";
  const told = Object.keys(facts).length;
  // a client with a goal is a request in itself
  if (FORMULATE.test(text) || (facts.clientName && told > 1)) return "formulate";
  if (told > 0) return "tell";
  if (GREET.test(text)) return "greet";
  if (THANKS.test(text)) return "thanks";
  return "none";
}
