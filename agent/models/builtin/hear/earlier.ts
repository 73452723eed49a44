const ABOUT = String.raw`([\p{L}][\p{L}' -]*?)`;

/** Before what is wanted to be seen. */
const SHOWS =
  /^(?:please |pls |can (?:i|you) |could (?:i|you) |i (?:need|want) (?:to see )?|let me )*(?:show(?: me)?|pull up|bring up|open|get(?: me)?|give me|find(?: me)?|look up|see|load|grab) (?=.*\b(?:formula|recipe|mix|bowl)\b)/i;

/** Whose last formula is wanted. */
export function hearLast(said: string): string | undefined {
  const typed = said.replace(SHOWS, "");
  const patterns = [
    new RegExp(
      String.raw`\bwhat did ${ABOUT} (?:have|get)(?: done)?(?: last (?:time|visit)| before)?\??$`,
      "iu",
    ),
    new RegExp(
      String.raw`\bwhat did (?:we|i|you) (?:use|do|mix|put) (?:on|for|with) ${ABOUT}(?: last(?: time)?| before)?\??$`,
      "iu",
    ),
    new RegExp(
      String.raw`\bwhat(?:'s|s| is| was|s the)? (?:the )?(?:last )?(?:formula (?:for|of) )?${ABOUT}'?s? (?:last )?formula\??`,
      "iu",
    ),
  ];
  patterns.push(
    new RegExp(String.raw`^(?:the )?(?:last )?${ABOUT}'?s (?:last |old )?formula[?.!]*$`, "iu"),
    new RegExp(
      String.raw`\b(?:last|latest|newest|previous|old|current) (?:formula|recipe|mix|bowl) (?:for|of|on) ${ABOUT}[?.!]*$`,
      "iu",
    ),
    new RegExp(
      String.raw`\bwhat (?:goes|is|was|went|do i put|did i put) (?:in|into) ${ABOUT}'?s (?:bowl|formula|mix|toner|gloss)[?.!]*$`,
      "iu",
    ),
    new RegExp(String.raw`\bsame as last (?:time|visit) (?:for|on|with) ${ABOUT}[?.!]*$`, "iu"),
  );
  for (const pattern of patterns) {
    const name = pattern.exec(typed)?.[1];
    if (
      name &&
      !/^(?:(?:the|my|our|your) .*|the|my|her|him|them|his|their|this|that|it|a|last)$/i.test(name)
    )
      return name.replace(/(?:'s|s)$/u, (end) =>
        end === "'s" || /formula/i.test(typed) ? "" : end,
      );
  }
  return undefined;
}

/** Whom or what to look for; "" for the newest. */
export function hearFind(typed: string): string | undefined {
  const named = new RegExp(
    String.raw`^(?:please )?(?:find|look up|lookup|search(?: for)?|pull up|bring up|show me|open|history (?:for|of)|did we do) (?:client )?${ABOUT}(?: before)?[?.!]*$`,
    "iu",
  ).exec(typed)?.[1];
  if (named === undefined)
    return /\b(recent|past|last|previous)(?: few)? (consultations?|clients?|formulas?)\b/i.test(
      typed,
    )
      ? ""
      : undefined;
  return /\b(recent|my|all|the last|past|consultations?|clients|history)\b/i.test(named)
    ? ""
    : named;
}
