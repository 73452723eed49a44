/** Ends of sentences; dots of "10 a.m. on", of "e.g." and of numbers at the beginning of a line end none. */
const END =
  /(?<!\b(?:[ap]\.m|e\.g|i\.e|vol|approx|dr|mr|mrs|ms|st|no|min|max)|(?:^|\n)\s{0,3}\d{1,2})[.!?…]+["')\]*_]*(?=\s)\s*|\n\s*/giu;

/** A text by its sentences, each with the space behind it. */
export const sentencesOf = (text: string): string[] => text.replaceAll(END, "$&\0").split("\0");

/** No more of a sentence is waited for. */
const LONGEST = 1000;

/** Agrees to what may not be so. */
const YES =
  /^(?:(?:yes|yep|yeah|no|nope|certainly|absolutely|of course|all right|sure(?: thing)?|gladly|no (?:problem|worries)(?: at all)?|okay|ok|great(?: news)?|good news|perfect|fantastic|sounds good|done)(?:\s*[,.!:;–—-]+\s*|\s*$))+/i;

/** A sentence without what agrees at its beginning. */
export function withoutYes(sentence: string): string {
  const rest = sentence.trimStart().replace(YES, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Asks of what was said right before, and so of nothing where that was left out. */
const ASKS_OF_IT = /\b(?:it|that|this|one|them)\b.*\?\W*$/i;

/**
 * Reads what a model writes sentence by sentence: what `keeps` says stays, in the place of all else comes what `instead` says.
 */
export function sieve(
  keeps: (sentence: string) => boolean,
  instead: (sentence: string) => string,
): (sentence: string) => string {
  let isLeft = false;
  return (written) => {
    const sentence = withoutYes(written);
    if (!/[\p{L}\d]/u.test(sentence)) return isLeft || /[\p{L}\d]/u.test(written) ? "" : written;
    if (keeps(sentence) && !(isLeft && ASKS_OF_IT.test(sentence)))
      return written.trimStart().length === sentence.length ? written : sentence;
    isLeft = true;
    return instead(sentence);
  };
}

/** A text that is being written, given on by whole sentences. */
export function bySentence(read: (sentence: string) => string) {
  let waiting = "";
  const take = (upTo: number) => {
    const sentence = waiting.slice(0, upTo);
    waiting = waiting.slice(upTo);
    return read(sentence);
  };
  return {
    /** What of the text so far may be shown now. */
    push(text: string): string {
      waiting += text;
      let shown = "";
      for (;;) {
        END.lastIndex = 0;
        const end = END.exec(waiting);
        const upTo = end ? END.lastIndex : waiting.length > LONGEST ? LONGEST : 0;
        if (upTo === 0) return shown;
        shown += take(upTo);
      }
    },
    /** What is left of it. */
    end: (): string => (waiting ? take(waiting.length) : ""),
  };
}
