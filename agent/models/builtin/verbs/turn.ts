import { plain } from "#agent/models/builtin/hear/text.ts";

/** "Don't book her, just check …": what is wanted stands after what is not. */
const INSTEAD =
  /^(?:no,? )?(?:don'?t|do not|dont|no need to|not)\b[^,.;]{2,60}[,.;] ?(?:but |instead |rather )?(?:just|only|simply) (.{6,})$/i;
/** "Haven't mixed it yet, what goes …": how things stand, and then the question. */
const STANDS =
  /^(?:i |we )?(?:haven'?t|havent|hasn'?t|hasnt|didn'?t|didnt|not)\b[^,.;]{2,60}\b(?:yet|so far|still)[,.;] ?((?:what|which|who|when|where|how|is|are|can|show|find|look|check|pull)\b.{5,})$/i;

/** A yes before what is wanted: "yes book her". */
const NOD = /^(?:yes|yeah|yep|yup|sure)[,.! ]+(?:please[,.! ]+)?(?=\S+ \S)/i;

/** What is asked for, where words begin with what is not, or with how things stand; else the words as they are. */
export function turnOf(text: string): string {
  const said = text.trim().replace(NOD, "");
  const wanted = INSTEAD.exec(said)?.[1] ?? STANDS.exec(said)?.[1];
  return wanted && plain(wanted) !== "" ? wanted : said;
}
