import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";

/** What a slot's token says: whose time, from when, for what; and the hold that keeps it, if one does. */
export type SlotWords = {
  stylistId: string;
  serviceId: string | null;
  serviceType: string;
  startsAt: Date;
  holdId: string | null;
};

const PURPOSE = "slot";
/** A page may lie open for a while; what it shows is checked again when it is booked. */
const GOOD_FOR_MS = 4 * 3_600_000;

/** Signs a slot. Short, since a month has a thousand of them. */
export function signSlot({ signer, now }: Pick<Ctx, "signer" | "now">, slot: SlotWords): string {
  const { stylistId, serviceId, serviceType, startsAt, holdId } = slot;
  const until = now().getTime() + GOOD_FOR_MS;
  const words = [
    stylistId,
    seconds(startsAt.getTime()),
    seconds(until),
    serviceId ?? "",
    holdId ?? "",
    serviceId ? "" : serviceType,
  ];
  return signer.sign(PURPOSE, words.join("|"));
}

/**
 * Reads a slot's token. A slot by id has an empty serviceType: the service knows its name.
 * @throws invalid for what was never handed out; conflict for what is too old.
 */
export function readSlotToken(
  { signer, now }: Pick<Ctx, "signer" | "now">,
  token: string,
): SlotWords {
  const words = signer.read(PURPOSE, token)?.split("|");
  if (!words) {
    throw refused(
      "slotToken",
      "This time was not offered here. Please choose one of the times shown.",
    );
  }
  const [stylistId = "", start = "", until = "", serviceId, holdId, ...serviceType] = words;
  if (instant(until) < now().getTime())
    throw new DomainError(
      "conflict",
      "This page has been open for long. Please choose a time again.",
    );
  return {
    stylistId,
    startsAt: new Date(instant(start)),
    serviceId: serviceId || null,
    holdId: holdId || null,
    serviceType: serviceType.join("|"),
  };
}

const seconds = (ms: number) => Math.round(ms / 1000).toString(36);
const instant = (text: string) => Number.parseInt(text, 36) * 1000;
