import { z } from "zod";
import { NotShown } from "#tools/social/platforms.ts";

/** What a request was for: making something that nobody sees may always be tried again, showing it may not. */
export type Aim = "look" | "make" | "show";

/** The error of an answer of the Graph API. */
const Refusal = z.object({
  error: z.object({
    message: z.string().catch(""),
    code: z.number().catch(0),
    error_subcode: z.number().optional().catch(undefined),
    error_user_msg: z.string().optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
  }),
});
type Refused = z.output<typeof Refusal>["error"];

/** Codes for a token that has ended, was withdrawn or belongs to a closed session. */
const TOKEN = new Set([102, 190]);
/** Codes for too many calls, by app, account and page; 9 is the day's number of posts. */
const TOO_MANY = new Set([4, 9, 17, 32, 341, 368, 613]);
/** The platform's own trouble: it may have done what was asked all the same. */
const TROUBLE = new Set([1, 2]);
/** "Not ready yet" and failures of a moment, by their subcodes (developers.facebook.com, Instagram error codes). */
const PASSING = new Set([2207001, 2207003, 2207027, 2207032, 2207082]);
/** Facebook has shown these very words a moment ago. */
const SAID_ALREADY = 506;
/** There is no such thing, or this token does not see it. */
const UNKNOWN = 100;

/**
 * An answer that is no success, as a refusal for people. Of the platform's own words nothing stays that may be a token.
 * @param name what the platform is called
 */
export function refusalOf(
  { status, body }: { status: number; body: unknown },
  { name, aim, token }: { name: string; aim: Aim; token: string },
): NotShown {
  const parsed = Refusal.safeParse(body);
  if (!parsed.success) {
    return status >= 500
      ? new NotShown(`${name} has trouble at the moment (${status}).`, {
          perhapsShown: aim === "show",
        })
      : new NotShown(`${name} answered in a way that cannot be read (${status}).`, {
          perhapsShown: aim === "show",
        });
  }
  const { error } = parsed.data;
  const { code, error_subcode: subcode } = error;
  if (TOKEN.has(code))
    return new NotShown(`${name} no longer accepts this account's token. Connect it again.`, {
      permanent: true,
      tokenRefused: true,
    });
  if (code === 10 || (code >= 200 && code <= 299))
    return new NotShown(`The token may not publish on ${name}. Connect it with that permission.`, {
      permanent: true,
    });
  if (TOO_MANY.has(code) || (code >= 80_000 && code <= 80_099) || status === 429)
    return new NotShown(`${name} takes no more for now. It is tried again.`);
  if (subcode !== undefined && PASSING.has(subcode))
    return new NotShown(`${name} is not ready yet. It is tried again.`);
  if (TROUBLE.has(code) || error.is_transient || status >= 500)
    return new NotShown(`${name} has trouble at the moment.`, { perhapsShown: aim === "show" });
  if (code === SAID_ALREADY)
    return new NotShown(`${name} says that these very words are there already.`, {
      perhapsShown: true,
    });
  return new NotShown(`${name} refuses it: ${wordsOf(error, token)}`, { permanent: true });
}

/** Whether the platform says that there is no such thing. */
export function isUnknown({ status, body }: { status: number; body: unknown }): boolean {
  const parsed = Refusal.safeParse(body);
  return status === 404 || (parsed.success && parsed.data.error.code === UNKNOWN);
}

/** What the platform says, without anything that may be a token, and its code. */
function wordsOf({ error_user_msg, message, code, error_subcode }: Refused, token: string): string {
  const said = (error_user_msg ?? message)
    .replaceAll(token, "…")
    .replaceAll(/[\w-]{24,}/g, "…")
    .slice(0, 200)
    .trim();
  const codes = error_subcode === undefined ? `${code}` : `${code}/${error_subcode}`;
  return said ? `${said} (${codes})` : `error ${codes}.`;
}

/** Failures by which nothing can have reached the other side. */
const NOBODY_THERE = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);

/** A request without an answer. */
export function lostOf(error: unknown, { name, aim }: { name: string; aim: Aim }): NotShown {
  if (NOBODY_THERE.has(causeOf(error))) return new NotShown(`${name} could not be reached.`);
  return new NotShown(`${name} did not answer.`, { perhapsShown: aim === "show" });
}

function causeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ("code" in at && typeof at.code === "string") return at.code;
  return "";
}
