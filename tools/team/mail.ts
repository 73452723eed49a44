import { writeLetter } from "#tools/messages/letters/letter.ts";
import type { OutgoingMail } from "#tools/messages/outbox/queue.ts";

/** The mail that invites somebody to sign in to a salon; the outbox does not keep its link. */
export function invitationMail({
  to,
  name,
  salon,
  link,
  days,
  publicUrl,
}: {
  to: string;
  name: string;
  salon: string;
  link: string;
  /** How long the link opens. */
  days: number;
  publicUrl: string;
}): OutgoingMail {
  const subject = `${salon} invites you to Undertone`;
  const letter = {
    greeting: `Hello ${name},`,
    paragraphs: [
      `${salon} invites you to work with them in Undertone.`,
      `Open the link within ${days} days and choose a password.`,
    ],
    button: { label: "Join the salon", href: link },
    smallPrint: ["If you do not know them, ignore this mail: nothing happens."],
    sender: salon,
  };
  return { kind: "invitation", to, subject, ...writeLetter(letter, { publicUrl, subject }) };
}
