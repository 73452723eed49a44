import { wordsTo } from "./to-them.ts";

const LATE =
  /\b(?:i|we)(?:'?m| am|'?re| are|'?ll be| will be)? ?(?:run(?:ning)?|am|are|be)?(?: about| around)? ?(?:(\d{1,3}) ?(?:minutes?|mins?|m)?|(half an hour|an hour|a quarter of an hour)) ?(?:minutes? |mins? )?(?:late|behind)\b/i;

/** What the clients read: of being late a whole sentence, of anything else what was said. */
export function wordsFor(body: string): string {
  const said = body.replace(/^(?=(?:running|going to be|gonna be)\b)/i, "we are ");
  const late = LATE.exec(said);
  if (late) {
    const long = late[1] ? `${late[1]} minutes` : late[2];
    const [why = ""] =
      /(?<=\b(?:late|behind)\b,?) (?:because|due to|since|as)\b.{3,60}?(?=[.!]|$)/i.exec(said) ??
      [];
    return `We are running about ${long} late${why}, so your appointment will begin a little later. Sorry for the wait.`;
  }
  const sentence = wordsTo(said);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
