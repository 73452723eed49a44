import type { Fact } from "./facts.ts";

const METHOD =
  /\b(?:(?:paid|paying|pays|pay) )?(?:(?:by|in|on|with|via) (?:the |a )?)?(cash|card|bank transfer|transfer|bank|venmo|zelle|voucher|gift (?:card|voucher)|terminal|contactless)\b/i;

/** How words say that it was paid, and the words without it: "and a 20 tip in cash". */
export function paidIn(said: string): { rest: string; paid: Fact[] } {
  const found = METHOD.exec(said);
  return found
    ? {
        rest: said.replace(found[0], " "),
        paid: [{ kinds: ["name"], said: found[1] ?? "", before: "method" }],
      }
    : { rest: said, paid: [] };
}
