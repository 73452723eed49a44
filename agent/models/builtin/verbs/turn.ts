import { plain } from "#agent/models/builtin/hear/text.ts";

/** "Don't book her, just check …": what is wanted stands after what is not. */
const INSTEAD =
  /^(?:no,? )?(?:don'?t|do not|dont|no need to|not)\b[^,.;]{2,60}[,.;] ?(?:but |instead |rather )?(?:just|only|simply) (.{6,})$/i;
/** "Haven't mixed it yet, what goes …": how things stand, and then the question. */
const STANDS =
  /^(?:i |we )?(?:haven'?t|havent|hasn'?t|hasnt|didn'?t|didnt|not)\b[^,.;]{2,60}\b(?:yet|so far|still)[,.;] ?((?:what|which|who|when|where|how|is|are|can|show|find|look|check|pull)\b.{5,})$/i;

/** "Leave it then, send that one": what is wanted stands after what is left. */
const LEAVES_FIRST =
  /^(?:(?:ok|okay|no|nah|oh|actually|right)[,.! ]+)*(?:leave (?:it|that|this)|never ?mind|forget (?:it|that)|scrap (?:it|that)|skip (?:it|that))(?: (?:then|for now|out))*[,.;] ?(?:and |but |then |just )*(.{6,})$/i;

/** A yes before what is wanted: "yes book her". */
const NOD = /^(?:yes|yeah|yep|yup|sure)[,.! ]+(?:please[,.! ]+)?(?=\S+ \S)/i;

/** An order that is meant as far as it goes. */
const IF_POSSIBLE = /,? ?\bif (?:(?:at all |it'?s )?poss(?:ible)?|you can|u can)\b/gi;
/** "Were closed on the 24th" tells, and asks nothing. */
const WE_ARE = /^were (?=(?:all )?(?:closed|closing|shut|off|open|opening)\b)/i;
const HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** "At one thirty", by the clock. */
const SPOKEN_TIME = new RegExp(
  String.raw`\b(${HOURS.join("|")})[ -](fifteen|thirty|forty[ -]?five|o'?clock)\b(?! ?(?:min|g\b|gram|dollar|buck|quid|euro|pound|percent|%|of\b|tubes?|bottles?))`,
  "gi",
);
const PAST_HOUR: Readonly<Record<string, string>> = { fifteen: "15", thirty: "30", forty: "45" };

const onTheClock = (said: string): string =>
  said.replaceAll(SPOKEN_TIME, (_, hour: string, past: string) => {
    const [word = ""] = past.toLowerCase().split(/[ -]|(?<=forty)/);
    return `${HOURS.indexOf(hour.toLowerCase()) + 1}:${PAST_HOUR[word] ?? "00"}`;
  });

/** What is asked for, where words begin with what is not, or with how things stand; else the words as they are. */
export function turnOf(text: string): string {
  const said = onTheClock(
    text.trim().replace(NOD, "").replaceAll(IF_POSSIBLE, "").replace(WE_ARE, "we're "),
  );
  const wanted = INSTEAD.exec(said)?.[1] ?? STANDS.exec(said)?.[1] ?? LEAVES_FIRST.exec(said)?.[1];
  return wanted && plain(wanted) !== "" ? wanted : said;
}
