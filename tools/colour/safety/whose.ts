const KIN =
  /\b(?:mum|mom|mother|dad|father|sister|brother|daughter|son|aunt|cousin|niece|nephew|friend|mate|neighbou?r|husband|wife|partner)\b/;
/** Where another may be meant: "or was it her sister", "but could of been gwen". */
const OR_ELSE = /\b(?:or|could (?:have|of|ve)|might (?:have|of|ve)|unless)\b([^,.;!?]*)/g;
const FORGOT =
  /\b(?:(?:can'?t|cannot|don'?t) (?:remember|recall|think)|not sure|no idea|unsure) (?:now )?(?:who|whose|which (?:one|of them|client))\b/;
const GOSSIP = [
  /\b(?:someone|somebody|people|they) (?:said|says|told me|reckons?|mentioned)\b/,
  /\b(?:rumou?r|gossip|so i hear|or so they say)\b/,
  /\bnot sure (?:if |whether |that )?(?:it'?s|its|that'?s|thats) (?:even )?(?:true|right)\b/,
];

/**
 * Whether words of safety leave open of whom they are, or only pass a rumour on: nothing is noted of anybody by them.
 * `isName` knows the salon's own people by a small word.
 */
export function leavesOpenWhose(
  text: string,
  isName: (word: string) => boolean = () => false,
): boolean {
  const words = text.toLowerCase().replaceAll("’", "'");
  const others = [...words.matchAll(OR_ELSE)].map(([, rest = ""]) => rest);
  return (
    FORGOT.test(words) ||
    GOSSIP.some((sign) => sign.test(words)) ||
    others.some((rest) => KIN.test(rest) || rest.split(/[^\p{L}]+/u).some(isName))
  );
}
