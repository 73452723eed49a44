import type { AccountStatus } from "#tools/core/role-schema.ts";
import { writeLetter } from "#tools/messages/letters/letter.ts";
import type { OutgoingMail } from "#tools/messages/outbox/queue.ts";
import type { AccountRow } from "./rows.ts";

type Words = { subject: string; paragraphs: string[] };

/** The mail that tells a stylist what became of their account, in plain words. */
export function decisionMail({
  before,
  after,
  note,
  publicUrl,
}: {
  before: AccountRow;
  after: AccountRow;
  /** A word of the admin's to the stylist. */
  note: string;
  publicUrl: string;
}): OutgoingMail {
  const { subject, paragraphs } = WORDS[after.accountStatus]({ before, after });
  const letter = {
    greeting: `Hello ${after.name},`,
    paragraphs: [...paragraphs, ...(note ? [`A word from the review: ${note}`] : [])],
    // whoever is suspended cannot open it
    ...(after.accountStatus !== "suspended" && {
      button: { label: "Open your profile", href: `${publicUrl}/settings` },
    }),
    sender: "Undertone",
  };
  return {
    kind: "verification",
    to: after.email,
    subject,
    ...writeLetter(letter, { publicUrl, subject }),
  };
}

const WORDS: Record<AccountStatus, (about: { before: AccountRow; after: AccountRow }) => Words> = {
  pending: ({ before }) => ({
    subject: "Your license has run out and is to be checked again",
    paragraphs: [
      `Your license${numbered(before)} was valid until ${day(before.licenseExpiresOn)}. Your account waits for review again; you can go on working meanwhile.`,
      "If your license was renewed under another number, write it into your profile.",
    ],
  }),
  verified: ({ before, after }) =>
    before.accountStatus === "pending"
      ? {
          subject: "Your license is verified",
          paragraphs: [
            `Your license${numbered(after)} was checked. Your account is verified.`,
            ...until(after),
          ],
        }
      : {
          subject: "Your account is open again",
          paragraphs: [
            "Your account is verified and works again, with everything that was in it.",
            ...until(after),
          ],
        },
  student: ({ before }) => ({
    subject:
      before.accountStatus === "pending"
        ? "Your student account is approved"
        : "Your account is open again",
    paragraphs: [
      "Your account is approved as that of a stylist in training.",
      "When you are licensed, write your license number into your profile; it is reviewed then.",
    ],
  }),
  rejected: () => ({
    subject: "Your application was not approved",
    paragraphs: [
      "Your account could not be approved as it stands, and your booking page is not shown.",
      "You can still sign in. Please put your information right in your profile: whoever reviews accounts sees it there.",
    ],
  }),
  suspended: ({ after }) => ({
    subject: "Your account is suspended",
    paragraphs: [
      "Your account is suspended from now on: you cannot sign in, and your booking page is not shown. Nothing was deleted.",
      ...(after.role === "owner" ? ["The others of your salon can go on working."] : []),
    ],
  }),
};

function numbered({ licenseNumber }: AccountRow): string {
  return licenseNumber ? ` ${licenseNumber}` : "";
}

function until({ licenseExpiresOn }: AccountRow): string[] {
  return licenseExpiresOn
    ? [`It is valid until ${day(licenseExpiresOn)}; you are reminded before.`]
    : [];
}

/** A day of the calendar as it is read out, whatever the zone. */
export function day(date: string | null): string {
  if (!date) return "lately";
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
