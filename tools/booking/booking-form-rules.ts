import type { Slot } from "#tools/appointments/slot-schema.ts";

/** The words of the booking form, as they are typed; of the box for texts, `TICKED` or nothing. */
export const BOOKING_FIELDS = [
  "serviceId",
  "serviceType",
  "appointmentDate",
  "appointmentTime",
  "slotToken",
  "patchTest",
  "patchTestToken",
  "clientName",
  "clientEmail",
  "clientPhone",
  "notes",
  "smsOptIn",
] as const;
/** What the box for texts sends when it is ticked. */
export const TICKED = "yes";

/** What `patchTest` sends where its client has had one. */
export const HAD_TEST = "had";

export type BookingField = (typeof BOOKING_FIELDS)[number];
export type BookingForm = Record<BookingField, string>;

/** Why a form was refused: as a whole, at its fields, and the times that are free instead. */
export type FormProblem = {
  title: string;
  sentence: string;
  fields: Partial<Record<BookingField, string>>;
  alternatives: Slot[];
};

/** Spec, section 8. */
const FAILED = {
  title: "Booking Failed",
  sentence: "Unable to book appointment. Please try again.",
};

/** Each field's words out of what a form sent; what is missing is empty. */
export function bookingForm(read: (field: BookingField) => unknown): BookingForm {
  const entries = BOOKING_FIELDS.map((field) => {
    const value = read(field);
    return [field, typeof value === "string" ? value.replaceAll("\0", "").trim() : ""];
  });
  return Object.fromEntries(entries) as BookingForm;
}

/**
 * Spec, manual booking: name, email, date and time are required; phone, notes and service are not checked. A time chosen
 * from the list stands for both date and time. Whoever wants texts needs a number for them, and colour that asks for a patch
 * test the time of one. Null when nothing is missing.
 */
export function missingWords(form: BookingForm, asksForTest: boolean): FormProblem | null {
  const required: [BookingField, string][] = [
    ["clientName", "Please enter your name."],
    ["clientEmail", "Please enter your email address."],
  ];
  if (!form.slotToken) {
    required.push(
      ["appointmentDate", "Please choose a day."],
      ["appointmentTime", "Please choose a time."],
    );
  }
  if (asksForTest && form.patchTest !== HAD_TEST)
    required.push(["patchTestToken", "Please choose a time for the patch test."]);
  if (form.smsOptIn === TICKED) {
    required.push(["clientPhone", "Write the number that texts should go to, or untick the box."]);
  }
  const missing = required.filter(([field]) => !form[field]);
  if (missing.length === 0) return null;
  return {
    title: "Missing Information",
    sentence: "Please fill in all required fields.",
    fields: Object.fromEntries(missing),
    alternatives: [],
  };
}

/** The body of a booking: a time from the list goes by its token, one that was typed by its words. Texts are asked for by a ticked box alone. */
export function bookingBody(stylistId: string, form: BookingForm) {
  const { slotToken, appointmentDate, appointmentTime, smsOptIn, patchTest, ...words } = form;
  if (patchTest === HAD_TEST) words.patchTestToken = "";
  const filled = Object.entries(words).filter(([, word]) => word !== "");
  return {
    stylistId,
    ...(Object.fromEntries(filled) as Partial<typeof words>),
    ...(smsOptIn === TICKED && { smsOptIn: true }),
    ...(slotToken ? { slotToken } : { appointmentDate, appointmentTime }),
  };
}

/** What a refused or failed booking says: the spec's words, and the server's own where it has a reason. */
export function refusedBooking(refusal?: {
  sentence: string;
  issues: readonly { path: string; message: string }[];
  alternatives: readonly Slot[];
}): FormProblem {
  if (!refusal) return { ...FAILED, fields: {}, alternatives: [] };
  const { issues, alternatives } = refusal;
  const fields = Object.fromEntries(
    issues.flatMap(({ path, message }) => (isField(path) ? [[path, message]] : [])),
  );
  // what is wrong at a field is said there, and to try the same again would be no use
  const at = Object.keys(fields).length > 0;
  return {
    title: FAILED.title,
    sentence: at ? "Unable to book appointment." : `${FAILED.sentence} ${refusal.sentence}`,
    fields,
    alternatives: [...alternatives],
  };
}

const isField = (path: string): path is BookingField =>
  (BOOKING_FIELDS as readonly string[]).includes(path);
