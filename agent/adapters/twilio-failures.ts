import { NotSent } from "#tools/core/not-sent.ts";
import { carrierSentence, TWILIO_ERRORS } from "#tools/messages/outbox/twilio-errors-data.ts";

/** Of a connection that was never made: nothing has gone over it. */
const NEVER_REACHED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EHOSTDOWN",
]);

/** What Twilio's library throws: its answer of 400 and more, or whatever became of the connection. */
type Thrown = { status?: number; code?: number | string; syscall?: string; cause?: Thrown };

/** Says what became of a text, in words for whoever reads the outbox. @throws NotSent always */
export function asNotSent(thrown: unknown): never {
  const { status, code, syscall, cause } = thrown as Thrown;
  if (typeof status === "number" && status >= 400) throw refused(status, code, thrown);
  const reason = String(cause?.code ?? code ?? "");
  const before =
    NEVER_REACHED.has(reason) || (syscall ?? cause?.syscall) === "connect" || isTls(reason);
  if (!before)
    throw unclear("Twilio did not answer. Whether it took the text is looked up.", thrown);
  throw new NotSent(
    "Twilio could not be reached. This text is tried again.",
    { permanent: false, perhapsSent: false, code: null },
    thrown,
  );
}

/** For what nobody can say whether Twilio took it. */
export function unclear(sentence: string, cause?: unknown): NotSent {
  return new NotSent(sentence, { permanent: false, perhapsSent: true, code: null }, cause);
}

function refused(status: number, code: number | string | undefined, cause: unknown): NotSent {
  const told = Number(code);
  const known = TWILIO_ERRORS.get(told);
  if (status >= 500)
    return unclear("Twilio has trouble at the moment. This text is tried again.", cause);
  if (status === 429 && !known) {
    const sentence = "Too many texts went out at once. This one is tried again.";
    return new NotSent(
      sentence,
      { permanent: false, perhapsSent: false, code: told || 429 },
      cause,
    );
  }
  return new NotSent(
    carrierSentence(told || status),
    // what else is wrong with a request stays wrong when it comes again
    { permanent: known?.permanent ?? true, perhapsSent: false, code: told || status },
    cause,
  );
}

const isTls = (code: string) => /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(code);
