import type { Service } from "#tools/pricing/services/service-schema.ts";
import type { PaymentStatus } from "#tools/payments/schema.ts";
import type { PublicStylist } from "#tools/stylists/schema.ts";
import type { BookingForm, FormProblem } from "#tools/booking/booking-form-rules.ts";
import type { OwnAppointment } from "#tools/appointments/schema.ts";
import type { AskedFor } from "#tools/booking/book/payment-rules.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";

/** A service as a client reads it on the menu. */
export type MenuService = Pick<
  Service,
  | "id"
  | "name"
  | "category"
  | "description"
  | "basePrice"
  | "priceRange"
  | "priceMax"
  | "priceFrom"
  | "duration"
  | "needsPatchTest"
> & {
  /** What booking it asks for; nothing where it is left out. */
  asks?: AskedFor;
};

/** The page of a stylist, where clients book. */
export type BookPage = {
  kind: "book";
  slug: string;
  /** Sent with the form, so that it books once however often it is sent. */
  formKey: string;
  stylist: PublicStylist & { portrait: string | null };
  /** Heads before and after, as addresses of pictures: of clients who agreed, the newest first. */
  work: {
    before: string;
    after: string;
    /** What each shows, and what was done: "Dark brown to light blonde". */
    beforeWords: string;
    afterWords: string;
    words: string;
  }[];
  salon: {
    name: string;
    address: string | null;
    /** False: a booking stands once the salon has said yes. */
    standsAtOnce: boolean;
    /** What begins before this instant can no longer be moved or cancelled by its client. */
    fixedBefore: string;
    /** Whether mails and texts leave this server for its clients. */
    mails: boolean;
    texts: boolean;
    /** Whether clients are asked if they want texts: the salon writes some. */
    asksForTexts: boolean;
  };
  services: MenuService[];
  /** The service that is the short visit for a patch test; null where none is asked for. */
  patchVisitId: string | null;
  /** The first instant at which colour can be had that still needs its test; null where no test is free. */
  firstAfterTest: string | null;
  /** Times for the test before the form's day, for whoever has no script. */
  patchSlots: Slot[];
  timeZone: string;
  /** Days of the salon's calendar that may be booked, both included. */
  firstDay: string;
  lastDay: string;
  /** What is in the form: nothing, what the address says, or what was sent and refused. */
  form: BookingForm;
  /** The free times of the form's day, where it names a day and the page was asked for them. */
  slots: Slot[] | null;
  problem: FormProblem | null;
  clock: Clock;
  weekStart: WeekStart;
  /** The server's clock when the page was drawn. */
  now: string;
};

/** Of how many hours the visitor's clock has. */
export type Clock = 12 | 24;

/** The day that weeks begin with where the salon is: 1 Monday to 7 Sunday. */
type WeekStart = number;

/** What a booking asked for, and what became of it, as its client reads it. */
export type PagePayment = AskedFor & {
  status: PaymentStatus;
  /** Where it is paid, while it is open. */
  url: string | null;
  goingBack: number;
  wentBack: number;
  /** What was paid goes back by itself when the client cancels in time. */
  returns: boolean;
};

/** A client's own booking, by their link. */
export type ManagePage = {
  kind: "manage";
  token: string;
  appointment: OwnAppointment;
  /** Where it is, and whom to call. */
  place: { address: string | null; phone: string | null };
  /** In words; null where nobody has named one. */
  price: string | null;
  needsPatchTest: boolean;
  /** Whether cancelling it cancels the visit for that test. */
  testGoes: boolean;
  /** When the visit for that test begins, where it is booked. */
  patchTestAt: string | null;
  /** It has begun or is over. */
  past: boolean;
  /** What the visitor is at: reading, about to cancel, or choosing another time. */
  step: "read" | "cancel" | "move";
  /** What they have just done. */
  done: "booked" | "moved" | "cancelled" | null;
  /** Whether mails leave this server. */
  mails: boolean;
  /** Null where it asked for nothing. */
  payment: PagePayment | null;
  /** It was given free since its payment never came. */
  released: boolean;
  /** Where another time is booked, as a path; null where nowhere online. */
  bookPath: string | null;
  /** Of the step move: the day that is looked at, its free times, and the days of four weeks that have some. */
  move: {
    date: string;
    today: string;
    /** The first of the four weeks. */
    firstDay: string;
    slots: Slot[];
    days: { date: string; free: number }[];
    lastDay: string;
  } | null;
  problem: FormProblem | null;
  clock: Clock;
  weekStart: WeekStart;
};

/** Everything that is drawn for somebody without an account. */
export type PublicPage =
  | BookPage
  | ManagePage
  /** A stylist who takes no bookings online yet. */
  | { kind: "not_online"; stylist: PublicStylist }
  | { kind: "no_stylist" }
  | { kind: "no_page" }
  | { kind: "no_link" }
  /** It went wrong here, or the visitor asks too often. */
  | { kind: "not_now"; sentence: string };
