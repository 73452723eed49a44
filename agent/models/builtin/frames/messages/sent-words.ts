import type { Message } from "#tools/messages/schema.ts";
import type { About, Found } from "#agent/models/builtin/verbs/verb.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";

/** What became of the newest message to somebody. */
export function sentTo(
  all: readonly Message[],
  to: Found | undefined,
  here: About["here"],
): string {
  const name = to?.name ?? "them";
  const [newest] = all
    .filter(({ clientId }) => clientId === to?.id)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!newest) return `Nothing has been written to ${name} of late.`;
  const { kind, channel, sentAt, deliveredAt, createdAt, status } = newest;
  const what = `the ${kind.replaceAll("_", " ")} by ${channel === "sms" ? "text" : "mail"}`;
  if (deliveredAt) return `Yes: ${what} reached ${name} on ${dayOf(deliveredAt, here)}.`;
  if (sentAt)
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} to ${name} went out on ${dayOf(sentAt, here)}.`;
  return `No: ${what} to ${name} was written on ${dayOf(createdAt, here)} and is ${status.replaceAll("_", " ")}.`;
}
