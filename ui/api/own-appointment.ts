import type { BookAppointment, MoveOwn } from "#tools/appointments/schema.ts";
import { api } from "#ui/lib/api.ts";

/** Books as somebody without an account; the same `key` never books twice. */
export async function bookAppointment(json: BookAppointment, key: string) {
  const headers = { "Idempotency-Key": key };
  return (await api.appointments.$post({ json }, { headers })).json();
}

/** The booking behind a client's own link. */
export async function readOwnAppointment(token: string) {
  return (await api.manage[":token"].$get({ param: { token } })).json();
}

/** Cancels it; `version` is the one that was looked at. */
export async function cancelOwn(token: string, version: number) {
  return (await api.manage[":token"].cancel.$post({ param: { token }, json: { version } })).json();
}

/** Moves it to a slot, or to a date and time. */
export async function moveOwn(token: string, json: MoveOwn) {
  return (await api.manage[":token"].move.$post({ param: { token }, json })).json();
}
