import { phoneText } from "#ui/lib/format.ts";
import { ageOn } from "#tools/clients/patch-rules.ts";
import type { Client, ClientRow, ClientTestKind, PatchStanding } from "#tools/clients/schema.ts";
import { patchTest as PATCH_TEST } from "#tools/colour/science.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

/** Below this age makers do not intend oxidative colour; the engine refuses it. */
const OF_AGE = 16;
/** Hours until a patch test is read. */
export const READ_AFTER = PATCH_TEST.readAfterHours;

/** How a standing with the patch tests is said, and how loudly. */
export const PATCH: Record<PatchStanding["state"], { label: string; tone: BadgeTone }> = {
  passed: { label: "Patch test valid", tone: "ok" },
  pending: { label: "Patch test not read", tone: "warn" },
  failed: { label: "Patch test failed", tone: "bad" },
  expired: { label: "Patch test expired", tone: "warn" },
  missing: { label: "No patch test", tone: "warn" },
};

/** What each kind of test is called. */
export const TESTS: Record<ClientTestKind, string> = {
  patch: "Patch test",
  strand: "Strand test",
};

/** How the id of a brand, an instant, and the minute at which a test ends are said. */
export type PatchWords = {
  brandOf: (id: string) => string;
  dateOf: (instant: string) => string;
  endOf: (instant: string) => string;
};

/** Something to know before this head is touched. */
export type Warning = { key: string; tone: "bad" | "warn"; title: string; text: string };

/** The age of somebody at an instant in ms; null without a date of birth. */
export function ageAt({ birthDate }: Pick<Client, "birthDate">, now: number): number | null {
  return birthDate ? ageOn(birthDate, new Date(now).toISOString().slice(0, 10)) : null;
}

/**
 * What must be known of a client at an instant in ms, gravest first: a failed patch test, allergies, the salon's
 * own line, an age under 16, then, where `colours` come, a patch test that is missing, over or not read. `words` says
 * its brand and dates.
 */
export function warningsOf(
  client: Client,
  now: number,
  words: PatchWords,
  { colours = true }: { colours?: boolean } = {},
): Warning[] {
  const patch = patchWarning(client, words);
  const age = ageAt(client, now);
  const line = client.hidden.includes("mustKnow")
    ? "There is something. Only colorists see what."
    : client.mustKnow;
  const warnings: (Warning | null)[] = [
    patch?.tone === "bad" ? patch : null,
    client.hasAllergies
      ? bad("allergies", "Allergies", client.allergies ?? "Noted. Only colorists see which.")
      : null,
    line ? bad("mustKnow", "Must know", line) : null,
    age !== null && age < OF_AGE
      ? bad("age", `Under 16, aged ${age}`, "No oxidative color on somebody this young.")
      : null,
    colours && patch?.tone === "warn" ? patch : null,
  ];
  return warnings.filter((each) => each !== null);
}

function bad(key: string, title: string, text: string): Warning {
  return { key, tone: "bad", title, text };
}

function patchWarning(
  { hasAllergies, patchTest: { state, brandId, doneAt, expiresAt } }: Client,
  { brandOf, dateOf, endOf }: PatchWords,
): Warning | undefined {
  if (state === "passed") return undefined;
  const brand = brandId ? ` with ${brandOf(brandId)}` : "";
  const done = doneAt ? ` on ${dateOf(doneAt)}` : "";
  if (state === "failed")
    return bad("patch", "Patch test failed", `Reacted${brand}${done}. No color on this skin.`);
  const again = hasAllergies
    ? "Talk the allergies through before one is put on."
    : `Do one ${READ_AFTER} hours before any color.`;
  const text = {
    pending: `Put on${done}${brand}. Read it after ${READ_AFTER} hours, before any color.`,
    expired: expiresAt
      ? `It counted until ${endOf(expiresAt)}. ${again}`
      : `The last was put on${done} and never read. ${again}`,
    missing: `None is on record. ${again}`,
  }[state];
  return { key: "patch", tone: "warn", title: PATCH[state].label, text };
}

/** A patch test that counts: with which brand and until when; undefined where none does. */
export function passedWords(
  { state, brandId, expiresAt }: PatchStanding,
  { brandOf, endOf }: PatchWords,
): string | undefined {
  if (state !== "passed") return undefined;
  const brand = brandId ? ` with ${brandOf(brandId)}` : "";
  return `Patch test passed${brand}${expiresAt ? `, valid until ${endOf(expiresAt)}` : ""}.`;
}

/** How a client is reached, one line; empty where nobody knows. */
export function contactOf({ phone, email }: Pick<ClientRow, "phone" | "email">): string {
  return [phone && phoneText(phone), email].filter(Boolean).join(" · ");
}
