/** What straightened the hair, by its chemistry; an unknown relaxer counts as hydroxide, the strongest. */
export function relaxerKind(word: string): "hydroxide" | "thio" | "keratin" {
  if (/keratin|brazilian|smooth|botox|cystein|glyoxyl/i.test(word)) return "keratin";
  return /thio|ammonium|japanese|thermal|rebond/i.test(word) ? "thio" : "hydroxide";
}

/** Whether an answer in anybody's words says yes: anything but a clear no does. */
export function isYes(value: unknown) {
  if (typeof value === "string")
    return !/^(|no|none|never|false|healthy|ok|fine|intact|negative|clear|pass(ed)?|done|no .*)$/i.test(
      value.trim(),
    );
  if (Array.isArray(value)) return value.some(isYes);
  return typeof value === "number" ? value > 0 : Boolean(value);
}

/** Words of a test that was not done, or not read yet. */
const NOT_DONE =
  /^(?:none|no|no test|not .*|pending|booked|planned|waiting|later|skipped|n\/?a|to do|unknown|done(?: .*)?|\?)?$/i;
const PASSED =
  /^(?:negative|pass(?:ed|es)?|clear|ok(?:ay)?|good|fine|normal|strong|intact|healthy|springs? back|no (?:reaction|change|metals?|salts?)|nothing|none found)$/i;

/**
 * Outcome of a test in anybody's words. What neither passes nor says that there was no test counts as failed: an answer
 * about safety that nobody understands is never the better one.
 */
export function testResult(word: string | undefined): "passed" | "failed" | undefined {
  const said = word?.trim();
  if (said === undefined || NOT_DONE.test(said)) return undefined;
  return PASSED.test(said) ? "passed" : "failed";
}

/** Outcome of a patch test: as with any test, and no redness is a pass. Words that tell no sign are unread: no pass, and no reaction either. */
export function patchResult(word: string | undefined): PatchResult | undefined {
  const said = word?.trim() ?? "";
  if (NOT_DONE.test(said)) return undefined;
  if (/^(?:no |nothing|without )/i.test(said) || PASSED.test(said)) return "passed";
  return KNOWN_FAILURE.test(said) ? "failed" : "unread";
}

/** What is known of a patch test that somebody has read. */
export type PatchResult = "passed" | "failed" | "unread";

/** Signs that the trade knows as a failure of one of these tests. */
const KNOWN_FAILURE =
  /positive|fail|react|broke|break|snap|heat|hot|boil|smok|fizz|smell|lighten|change|stretch|gumm|mush|melt|limp|silver|lead|copper|found|\bred|itch|rash|swell|swoll|burn|blister|hive|sore|welt|bump|sting|spot|irritat/i;

/** Answers that count as not passed because nobody knows the words, as "the elasticity test says …". */
export function unreadTests(extra: Record<string, unknown>): string[] {
  const asked = { metallicTest: "metallic salt", elasticityTest: "elasticity" };
  return Object.entries(asked).flatMap(([name, test]) => {
    const word = extra[name];
    return typeof word === "string" && patchResult(word) === "unread"
      ? `The ${test} test says “${word.trim()}”`
      : [];
  });
}
