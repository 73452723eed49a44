import { type ToolName, findTool } from "#tools/registry.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";
import type { Waiting } from "#agent/models/builtin/talk/waiting.ts";
import type { HeardVerb } from "./hear.ts";
import { pointsBack } from "./match.ts";

/** Said of a card that nobody has tapped. */
export const WAITS = "Nothing is done yet: it waits for your tap on the card.";
/** Said before a card is shown once more to somebody who typed that it shall be done. */
const TAP_IT = "Words don't do it: it waits for your tap on the card. Here it is once more. ";
const ONCE_MORE = "Here is its card once more: it is done when you tap it. ";
const AS_IT_WAS =
  "I did not catch what shall be other about it. Here it is as it was: tap it, or say what to change. ";
/** Said of a card that is turned down in words. */
const CLOSED = "All right, nothing was changed. The card is closed.";
const DONE = "That is done already. Tap Undo below it, or say “undo”, and it is taken back.";

const NOD = String.raw`(?:yes|yep|yeah|yup|ya|y|ok|okay|okey|k|sure|right|alright|all right|perfect|great|fine|good|lovely|nice|please|correct|exactly|absolutely|definitely|of course|sounds (?:good|great|fine)|looks (?:good|great|right|fine)|that(?:'s| is) (?:right|fine|good|correct|it|the one)|confirm(?:ed)?|approved?|agreed|go (?:ahead|for it|on)|thanks?|thank you|thx|ta|cheers|do|make it (?:so|happen)|i'm sure|i am sure|just|then|now|and|again|actually|well|oh)(?![\w'])`;
/** An act in words that only point at it. */
const POINTED =
  /\b(do|send|book|order|post|publish|charge|confirm|approve|apply|save|keep|text|tell|message|delete|remove|cancel|move|refund|block|close|shut|add|change|start|merge|submit|put|draft|schedule|raise) (?:it|that|this|them|her|him|the day|the card)(?: (?:in|up|through|off|away|all|out|down|as a draft|for (?:me|us)))?(?= |$)/g;
/** Verbs that order the act of any card; another one only that of its own tool. */
const ANY = new Set(["do", "send", "confirm", "approve", "apply", "save"]);
/** What else people call the act of a tool. */
const CALLED: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:block|close|shut|book|put)$/, /close_day|block_time/],
  [/^(?:keep|draft|post)$/, /post/],
  [/^(?:tell|message|text)$/, /text_/],
  [/^(?:order|draft)$/, /order/],
  [/^(?:change|raise|put)$/, /price/],
  [/^(?:add|put)$/, /book_client|waitlist|save_client/],
];
const isCalled = (verb: string, tool: string): boolean =>
  ANY.has(verb) ||
  tool.includes(verb) ||
  CALLED.some(([says, tools]) => says.test(verb) && tools.test(tool));
const NODS = new RegExp(String.raw`^(?:${NOD}[,.! ]*)+$`);

const INSISTS = /\b(?:yes|yeah|yep|do|go ahead|go for it)\b/;

/** Said of what was begun. */
const AWAY = String.raw`(?:never ?mind|forget (?:it|that|about it)|leave (?:it|that|this)(?: (?:alone|out|be|then))*|don't(?: (?:do|bother|touch|change)(?: (?:it|that|with it|anything))?)?|skip (?:it|that|this)|scrap (?:it|that|this)|scratch (?:it|that)|drop (?:it|that)|(?:i(?:'ve| have)? )?changed my mind|on second thoughts?|abort)`;
const STANDS = String.raw`(?:as|where|how|like|when) (?:it|that|he|she|they)(?:'s| is| was| are|'re| were)`;
/** Said of a card alone: elsewhere it may be of what stands. */
const AS_IT_IS = String.raw`(?:leave (?:it|that|this|her|him|them)(?: (?:alone|out|be|there|like that|for now|then|${STANDS}))*|keep (?:it|that|her|him|them) ${STANDS}|not (?:now|yet|today|that|any ?more|after all)|hold off|no need|no thanks?|no thank you)`;
/** What was asked for is not to be done: "wait, don't send that". */
const DENIED = String.raw`don't (?:do|send|book|order|post|publish|charge|text|write|save|delete|remove|cancel|move|refund|block|add|change|start|put) (?:it|that|this|them|those|her|him|anything)(?: (?:yet|now|out|off))*`;
const SOFT = String.raw`(?:shit|crap|damn|fuck|omg|ugh|oops|whoa|woah|no|nope|nah|actually|oh|wait|sorry|please|ok|okay|well|stop|hmm?|just|hang on|hold on|then|thanks|for now|after all|yeah|you know what|let's|we'll|i'll)(?![\w'])`;
const only = (away: string) =>
  new RegExp(String.raw`^(?:${SOFT}[,.! ]*)*${away}(?:[,.! ]+(?:${SOFT}|${away}))*[.! ]*$`);
const LEAVES = only(AWAY);
const WHY = String.raw`(?:she|he|they|it|i|we|because|cos|cuz|bc|that|there)(?:'s|'re|'ll|'ve)? \S.*`;
/** What begins with leaving it, and says why: "no leave it, she can come". */
const BEGINS = new RegExp(
  String.raw`^(?:${SOFT}[,.! ]*)*(?:${AWAY}|${AS_IT_IS}|${DENIED})(?: (?:${SOFT}))*[,.;! ]+${WHY}$`,
);
/** What ends with leaving it: "actually he's fine now, forget it". */
const ENDS =
  /^(?!.*(?:don't|not|never) forget).{0,40}[ ,.!](?:never ?mind|(?:forget|leave|scrap|scratch) (?:it|that))[.! ]*$/;
const DENIES = only(DENIED);
const TURNS_DOWN = only(`(?:${DENIED}|${AWAY}|${AS_IT_IS})`);
const REFUSES = new RegExp(
  String.raw`^(?:${SOFT}[,.! ]*)*(?:no|nope|nah|stop|neither|none|nothing|cancel)(?: (?:it|that|this))?[.! ]*(?:${SOFT}[,.! ]*)*$`,
);

/** Whether words only say that something shall be left: "actually leave it", "no don't". */
export const leaves = (text: string): boolean => LEAVES.test(plain(text)) || ENDS.test(plain(text));

/** The same where it is said why: "forget it, she'll call back". */
export const leavesAll = (text: string): boolean => leaves(text) || BEGINS.test(plain(text));

/** Whether words only say not to do what was begun: "wait, don't send that". */
export const denies = (text: string): boolean => DENIES.test(plain(text));

/** Whether words only turn something down: "no thanks", "not now". */
export const declines = (text: string): boolean => TURNS_DOWN.test(plain(text));

/** What typed words say to the card of a call that was open. */
function answerTo(text: string, tool: string): "yes" | "no" | undefined {
  const said = plain(text);
  let own = true;
  const nods = said.replaceAll(POINTED, (_, verb: string) => {
    own &&= isCalled(verb, tool);
    return "do";
  });
  // "cancel it" orders what a card is there to cancel, and drops any other
  if (own && NODS.test(nods)) return "yes";
  const isNo = declines(text) || [REFUSES, ENDS, BEGINS].some((sign) => sign.test(said));
  return isNo ? "no" : undefined;
}

/** What came of the turn before, as words that only nod or refuse are about it. */
type BeforeCard = { row: HeardVerb | undefined; results: readonly Result[] };

/**
 * The row for words that answer a card. Typed words are no tap: a yes shows the same card once more, a no says that it is
 * closed, as any words close it. Undefined where no card was open, or the words are of something else.
 */
export function cardAnswer(text: string, { row, results }: BeforeCard): HeardVerb | undefined {
  const open = results.findLast(({ status }) => status === "left");
  const declined = results.findLast(({ status }) => status === "denied") ?? row?.turnedDown;
  // after a no only plain words bring the card back: "ok" is about the no
  if (!open && declined && INSISTS.test(plain(text)) && answerTo(text, declined.tool) === "yes")
    return shown(declined, text, row);
  if (!open) {
    const last = results.findLast(({ tool }) => tool !== "offer_choices");
    const undoes = last?.status === "ok" && findTool(last.tool)?.undo !== undefined;
    return undoes && leaves(text) ? saying(last.tool, text, DONE) : undefined;
  }
  const answer = answerTo(text, open.tool);
  if (answer === "no") return turnedDown(text, results);
  return answer === "yes" ? shown(open, text, row) : undefined;
}

/** Agrees to something that was spoken of before the last words: thanks are for those. */
const AGREES =
  /\b(?:yes|yep|yeah|yup|ok|okay|sure|do|go|confirm(?:ed)?|approved?|agreed)\b(?!.*\b(?:thanks?|thank you|thx|ta|cheers|great|perfect)\b)/;

/** Whether words only agree to something, whatever it is: "yes do it", "send it". */
export const agrees = (text: string): boolean => {
  const nods = plain(text).replaceAll(POINTED, (order, verb: string) =>
    ANY.has(verb) ? "do" : order.replace(verb, "not"),
  );
  return NODS.test(nods) && INSISTS.test(nods) && AGREES.test(nods);
};

/** The row for words that agree to a card which was set aside while something else was asked: the newest that they may be of. */
export function agreedTo(text: string, cards: readonly Waiting[]): HeardVerb | undefined {
  const one = cards.findLast(
    ({ call }) =>
      AGREES.test(plain(text).replaceAll(POINTED, "do")) && answerTo(text, call.tool) === "yes",
  );
  return one && setAside(one, text);
}

/** The card again that waits for what an order only points at: "now block him off". */
export function waitingFor(
  { verb, slots, text }: HeardVerb,
  cards: readonly Waiting[],
): HeardVerb | undefined {
  const isBare = Object.values(slots).every((said) => pointsBack(said));
  const one =
    isBare && !ANOTHER.test(text)
      ? cards.findLast(({ call }) => call.tool === verb.tool)
      : undefined;
  return one && setAside(one, text);
}

const ANOTHER = /\b(?:another|more|new|other|else|again|next)\b/;

/** A card that was set aside, as it was: what "her" is may have changed since, and what it was about has not. */
export const setAside = ({ call, row }: Waiting, text: string): HeardVerb => {
  const { verb } = again(call, text);
  const known = row && { ...verb, ...(row.verb.report && { report: row.verb.report }) };
  return {
    verb: known ?? verb,
    slots: row?.slots ?? {},
    text,
    doubt: undefined,
    before: ONCE_MORE,
  };
};

/** A card that waits, with something else in it. */
export const withInput = (card: Waiting, input: unknown, text: string): HeardVerb => {
  const row = setAside({ ...card, call: { ...card.call, input } }, text);
  const { does = "" } = card.row?.verb ?? {};
  return { ...row, verb: { ...row.verb, ...(does && { does }) }, slots: {}, before: undefined };
};

/** A card whose correction was not understood: it is there to tap as it was, and what shall be other is asked. */
export const asItWas = (text: string, cards: readonly Waiting[]): HeardVerb | undefined => {
  const last = cards.at(-1);
  return last?.fresh ? { ...setAside(last, text), before: AS_IT_WAS } : undefined;
};

/** The same card once more. */
const shown = (call: Result, text: string, row: HeardVerb | undefined): HeardVerb => ({
  // the row itself knows what to say of it when it is done
  ...(row?.verb.tool === call.tool && !row.aside ? row : again(call, text)),
  before: TAP_IT,
});

/** A call once more as it is. */
export const again = ({ tool, input }: Result, text: string): HeardVerb => ({
  verb: {
    tool: tool as ToolName,
    input: () => input as Record<string, unknown>,
    report: (value, slots, about) =>
      FRAMES.find((frame) => frame.tool === tool)?.report?.(value, slots, about),
  },
  slots: {},
  text,
  doubt: undefined,
});

/** The card is closed where words come to nothing but leaving it as it is. */
export const turnedDown = (text: string, results: readonly Result[]): HeardVerb | undefined => {
  const open = results.findLast(({ status }) => status === "left");
  return open && { ...saying(open.tool, text, CLOSED), turnedDown: open };
};

/** A row that only says something. */
export const saying = (tool: string, text: string, words: string): HeardVerb => ({
  verb: { tool: tool as ToolName, input: () => ({ say: words }) },
  slots: {},
  text,
  doubt: undefined,
  aside: true,
});
