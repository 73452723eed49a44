import type { Attachment, CalendarPart, SalonCtx } from "#tools/core/context.ts";

/** What is encrypted until it has gone: a mail, or of a text its words alone. */
export type Sealed = {
  senderName?: string | undefined;
  replyTo?: string | undefined;
  text: string;
  html?: string | undefined;
  calendar?: CalendarPart | undefined;
  attachments?: Attachment[] | undefined;
};

export const SEALED_FOR = "outbox";

/** What was sealed; null where it was not sealed here. */
export function unsealed({ signer }: Pick<SalonCtx, "signer">, sealed: string): Sealed | null {
  const opened = signer.open(SEALED_FOR, sealed);
  return opened === null ? null : (JSON.parse(opened) as Sealed);
}
