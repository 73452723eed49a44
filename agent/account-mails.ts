import { writeLetter } from "#tools/messages/letters/letter.ts";
import type { OutgoingMail } from "#tools/messages/outbox/queue.ts";

/** To whom a mail about an account goes, and where people reach the app. */
type About = { to: string; publicUrl: string };

/** A link to a new password. */
export function resetMail({ to, publicUrl, token }: About & { token: string }): OutgoingMail {
  const subject = "Reset your Undertone password";
  const letter = {
    paragraphs: [
      "Somebody asked to reset the password of your Undertone account.",
      "Open this link within 30 minutes to choose a new one.",
    ],
    button: {
      label: "Choose a new password",
      href: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    smallPrint: ["If it was not you, ignore this mail: nothing changes."],
    sender: "Undertone",
  };
  return { kind: "password_reset", to, subject, ...writeLetter(letter, { publicUrl, subject }) };
}

/** A link that shows that a new account's address belongs to whoever opens it. Holds no name: a stranger may have chosen it. */
export function confirmMail({ to, publicUrl, token }: About & { token: string }): OutgoingMail {
  const subject = "Confirm your email address";
  const letter = {
    paragraphs: [
      "Somebody opened an Undertone account with this email address.",
      "If it was you, open this link within 24 hours: it confirms the address and signs you in.",
    ],
    button: {
      label: "Confirm my address",
      href: `${publicUrl}/confirm-address?token=${encodeURIComponent(token)}`,
    },
    smallPrint: [
      "If it was not you, do not open the link: without it nobody gets in by this account.",
    ],
    sender: "Undertone",
  };
  return { kind: "account", to, subject, ...writeLetter(letter, { publicUrl, subject }) };
}

/** Tells the holder of an account that somebody signed up with its address: whoever did is told nothing. */
export function takenMail({ to, publicUrl }: About): OutgoingMail {
  const subject = "You already have an Undertone account";
  const letter = {
    paragraphs: [
      "Somebody tried to sign up with this email address, which has an account already. Nothing was changed.",
      `If it was you, sign in with the password that you have: ${publicUrl}/sign-in`,
      `If you do not know it, or never chose one, choose a new one: ${publicUrl}/forgotten-password`,
    ],
    button: { label: "Sign in", href: `${publicUrl}/sign-in` },
    smallPrint: ["If it was not you, ignore this mail."],
    sender: "Undertone",
  };
  return { kind: "account", to, subject, ...writeLetter(letter, { publicUrl, subject }) };
}
