const ASKS =
  /^(?:so |and |ok(?:ay)?,? |hey |hi )?(?:what(?:'s| is| if| about)?|if|suppose|would|could|can|should|may|is|are|was|which|how|when|why|who|where|whether|any|(?:does|do|did) (?:she|he|they|you|i|we|it|this|that|her|his|any\w*))\b/;

/** Told of somebody else than the client. */
const ANOTHER =
  /\b(?:daughter|son|husband|wife|partner|boyfriend|girlfriend|mother|mum|mom|father|dad|sister|brother|friend|cousin|aunt|niece|nephew|baby|kids?|child(?:ren)?|dog|cat|(?:last|previous|other|another) (?:client|one|lady|girl))(?: of (?:hers|his|mine|[a-z]+(?: [a-z]+)?))?(?:'s| is| was| has| had| got| reacted| aged|,? \d)/;

/** Quotes made plain and spaces single. */
const tidied = (text: string): string =>
  text
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    // as it is often typed
    .replaceAll(/\b(a)l?l?(erg)/gi, "$1ll$2")
    // "P.P.D" is a name and not three sentences
    .replaceAll(/\b\p{L}(?:\.\p{L})+\b/gu, (letters) => letters.replaceAll(".", ""))
    .replaceAll(/[ \t]+/g, " ");

/** A sentence as it was written, by its small letters. */
export function asWritten(text: string, sentence: string): string {
  const written = tidied(text);
  const small = written.toLowerCase();
  const at = small.length === written.length ? small.indexOf(sentence) : -1;
  return at < 0 ? sentence : written.slice(at, at + sentence.length);
}

/** Sentences in small letters, quotes made plain. Of what was said in a chat, without those that only ask. */
export function sentencesOf(text: string, dropQuestions: boolean): string[] {
  const plain = tidied(text).toLowerCase();
  return (plain.match(/[^.;!?\n]+(?:\.(?=\d)[^.;!?\n]*)*[.;!?\n]*/g) ?? [])
    .filter((sentence) => !(dropQuestions && ASKS.test(sentence.trim())))
    .filter((sentence) => !ANOTHER.test(sentence))
    .flatMap((sentence) => sentence.split(/\bbut\b|\bhowever\b|\balthough\b|\bthough\b/))
    .map((sentence) => sentence.replaceAll(/[.;!?\n]+$/g, "").trim())
    .filter(Boolean);
}

const DENIES =
  /\b(?:no|not|never|without|denies|denied|isn't|isnt|aren't|wasn't|wasnt|doesn't|doesnt|don't|dont|hasn't|hasnt|haven't|didn't|didnt|nothing|none|nil|zero|free of|clear of|negative for)\b[^,]{0,32}$/;
const UNSURE = /\b(?:not sure|not certain|don't know|dont know|no idea|not know(?:n)?|unsure)\b/;

/** Whether what stands at `at` is said not to be so. Who is not sure denies nothing. */
export function isDenied(sentence: string, at: number): boolean {
  const before = sentence.slice(0, Math.max(0, at));
  return DENIES.test(before) && !UNSURE.test(before);
}

/** Whether the words tell of a grave reaction. */
export const isSevere = (sentence: string): boolean =>
  /\b(?:severe\w*|anaphyla\w*|hospital|ambulance|emergency|a&e|er\b|epi-?pen|adrenaline|couldn't breathe|can't breathe|breath(?:e|ing)\b|asthma\w*|wheez\w*|throat|face (?:swelled|swollen|swells)|swell\w*|swoll\w*|swelled|blister\w*|hives|serious\w*|life.threatening|collapsed)/.test(
    sentence,
  );
