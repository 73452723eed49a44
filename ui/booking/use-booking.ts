import { useRef, useState, type SubmitEvent } from "react";
import {
  bookingBody,
  bookingForm,
  missingWords,
  refusedBooking,
  type FormProblem,
} from "#tools/booking/booking-form-rules.ts";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { bookAppointment, Refusal } from "./send.ts";
import type { Kept } from "./times/use-hold.ts";

/** Sends the form, says what is wrong with it, and goes to the booking once it stands. */
export function useBooking(page: BookPage, holder: string) {
  const [problem, setProblem] = useState<FormProblem | null>(page.problem);
  const [pending, setPending] = useState(false);
  const sent = useRef({ body: "", key: "" });

  const refuse = (refused: FormProblem) => {
    setProblem(refused);
    setPending(false);
  };
  const book = async (
    event: SubmitEvent<HTMLFormElement>,
    token: string | null,
    asksForTest: boolean,
  ) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const form = bookingForm((field) => data.get(field));
    form.slotToken = token ?? "";
    const missing = missingWords(form, asksForTest);
    if (missing) return refuse(missing);
    setPending(true);
    setProblem(null);
    const body = { ...bookingBody(page.stylist.id, form), holder };
    const words = JSON.stringify(body);
    // the same words sent again, after an answer that never came, book nothing twice
    if (sent.current.body !== words) sent.current = { body: words, key: newKey() };
    try {
      const { manageUrl } = await bookAppointment(body, sent.current.key);
      window.location.assign(`${new URL(manageUrl).pathname}?booked`);
    } catch (error) {
      const refused = error instanceof Refusal && error.status < 500 ? error : undefined;
      if (refused) sent.current = { body: "", key: "" };
      refuse(refusedBooking(refused));
    }
  };
  return { problem, setProblem, pending, book };
}

/** A secure page alone has randomUUID, and a salon's own network has none. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What books: the hold of the chosen time, or its slot where it could not be held. */
export function tokenOf(slot: { start: string; token: string } | null, kept: Kept | null) {
  if (!slot) return null;
  return kept?.start === slot.start && kept.endsAt > Date.now() ? kept.token : slot.token;
}
