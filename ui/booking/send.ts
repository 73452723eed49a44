import type { BookByChat, BookingReply } from "#tools/booking/own/booking-chat-schema.ts";
import type { Booked, OwnAppointment } from "#tools/appointments/schema.ts";
import type { Availability, Hold, Slot } from "#tools/appointments/slot-schema.ts";
import type { JoinWaitlist } from "#tools/booking/waitlist/schema.ts";

/*
 * The few requests of the public pages, by hand: the app's client and its checks of what comes back would weigh more than
 * the page.
 */

/** What the server said no with. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly issues: readonly { path: string; message: string }[];
  /** Times that are free instead. */
  readonly alternatives: readonly Slot[];

  constructor(status: number, body: Partial<Refusal> & { error?: string }) {
    super(`${status}: ${body.error ?? ""}`);
    this.status = status;
    this.code = body.code ?? "unknown";
    this.sentence = body.error ?? "";
    this.issues = body.issues ?? [];
    this.alternatives = body.alternatives ?? [];
  }
}

/** Free times of a service between two days, both included. */
export function findSlots(
  asked: { stylistId: string; serviceId?: string; serviceType?: string; from: string; to: string },
  signal: AbortSignal,
): Promise<Availability> {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  return ask(`/api/availability?${query.toString()}`, { signal });
}

/** Keeps a time while its client types. */
export function holdSlot(slotToken: string, holder: string): Promise<Hold> {
  return post("/api/holds", { slotToken, holder });
}

/** Gives a kept time back. */
export async function releaseHold(slotToken: string): Promise<void> {
  await fetch("/api/holds/release", { ...asJson({ slotToken }), keepalive: true }).catch(
    () => null,
  );
}

/** Books; the same `key` never books twice. */
export function bookAppointment(body: object, key: string | undefined): Promise<Booked> {
  return post("/api/appointments", body, key ? { "Idempotency-Key": key } : {});
}

/** A booking as it is now, by its link. */
export function readOwn(token: string): Promise<OwnAppointment> {
  return ask(`/api/manage/${token}`, {});
}

/** Asks to be told when something opens. */
export async function joinWaitlist(body: Omit<JoinWaitlist, "anyStylist">): Promise<void> {
  await post("/api/waitlist/join", body);
}

/** Says something to the booking assistant. */
export function chatToBook(body: BookByChat): Promise<BookingReply> {
  return post("/api/chat/book", body);
}

function post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  return ask(path, asJson(body, headers));
}

function asJson(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

/** @throws Refusal; TypeError when the server is not reached */
async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as Partial<Refusal>;
  throw new Refusal(response.status, body);
}
