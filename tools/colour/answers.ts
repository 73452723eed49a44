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

/** Outcome of a test in anybody's words; the metals that a metallic salt test can show count as failed. */
export function testResult(word: string | undefined): "passed" | "failed" | undefined {
  if (word === undefined) return undefined;
  if (/^(negative|pass(ed|es)?|clear|ok|no.?reaction|none)$/i.test(word.trim())) return "passed";
  return /positive|fail|react|broke|break|heat|boil|smell|lighten|change|stretch|silver|lead|copper|found/i.test(
    word,
  )
    ? "failed"
    : undefined;
}

/** Outcome of an allergy alert test: what is seen on the skin counts as failed, a test not done yet as none. */
export function patchResult(word: string | undefined): "passed" | "failed" | undefined {
  const said = word?.trim() ?? "";
  if (/^(none|no|not .*|pending|booked|planned|waiting|unknown|later)?$/i.test(said))
    return undefined;
  if (/^(no |nothing|without )/i.test(said)) return "passed";
  if (/\bred|itch|rash|swell|swoll|burn|blister|hive|sore|welt|bump|sting|spot/i.test(said))
    return "failed";
  return testResult(said);
}
