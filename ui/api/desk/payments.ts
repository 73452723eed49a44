import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CountCash } from "#tools/payments/bill/day-schema.ts";
import type {
  FindPayments,
  LedgerPeriod,
  Payment,
  RecordPayment,
  RequestedPayment,
} from "#tools/payments/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { sending } from "#ui/lib/http/sending.ts";

const PAGE = "50";

/** What clients were asked to pay and what became of it, newest first, page by page. */
export const listPayments = (filter: FindPayments) =>
  infiniteQueryOptions({
    ...inPages(["payments", "list", filter], (page, { signal }) =>
      api.payments.$get({ query: { limit: PAGE, ...filter, ...page } }, { init: { signal } }),
    ),
    placeholderData: (before) => before,
    // a client may have paid meanwhile
    staleTime: 0,
  });

/** What came and went, line by line, newest first. */
export const listLedger = (period: LedgerPeriod) =>
  infiniteQueryOptions({
    ...inPages(["payments", "ledger", period], (page, { signal }) =>
      api.payments.ledger.$get(
        { query: { limit: PAGE, ...period, ...page } },
        { init: { signal } },
      ),
    ),
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** What a period comes to, by currency and purpose. */
export const paymentSummary = (period: LedgerPeriod) =>
  queryOptions({
    queryKey: ["payments", "summary", period],
    queryFn: () => answerTo(api.payments.summary.$get({ query: period })),
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** How the salon takes money, and whether it can. */
export const getPaymentSettings = reading(["payments", "settings"], () =>
  api.payments.settings.$get(),
);

/** A refusal is shown in the form. */
export const updatePaymentSettings = sending(api.payments.settings, "$put", {
  act: "set_payment_settings",
  done: "Saved",
  failed: false,
});

/** How an appointment stands with money. */
export const getVisitMoney = (id: string) =>
  reading(["payments", "visit", id], () => api.appointments[":id"].money.$get({ param: { id } }), {
    staleTime: 0,
  });

/** Asks a client to pay, by a link. A refusal is shown where it was asked. */
export const requestPayment = sending(api.payments, "$post", {
  act: "request_payment",
  done: ({ sent }: RequestedPayment) =>
    sent.length > 0
      ? { title: "Link sent", description: `By ${sent.map((way) => WAYS[way]).join(" and ")}.` }
      : { title: "Link made", description: "Copy it for the client: nothing could be sent." },
  failed: false,
});

const WAYS = { mail: "mail", sms: "text" } as const;

/** Gives money back. A refusal is shown in the question. */
export const refundPayment = sending(api.payments[":id"].refund, "$post", {
  act: "refund_payment",
  done: ({ method }: Payment) =>
    method === "stripe" ? "The money is on its way back" : "Written down as given back",
  failed: false,
});

/** Takes a link back that nobody has paid by. */
export const cancelPayment = sending(api.payments[":id"].cancel, "$post", {
  act: "cancel_payment_link",
  done: "The link is taken back",
});

/** Charges the card on file with the fee for a missed visit. A refusal is shown in the question. */
export const chargeNoShow = mutationOptions({
  mutationFn: ({ id, amount }: { id: string; amount?: number }) =>
    answerTo(
      api.payments[":id"].charge.$post({
        param: { id },
        json: amount === undefined ? {} : { amount },
      }),
    ),
  meta: {
    act: "charge_no_show",
    done: ({ sentence }: { sentence: string }) => ({ title: sentence }),
    failed: false,
  },
});

/** Writes down what came by hand. A refusal is shown where it was written. */
export const recordPayment = mutationOptions({
  mutationFn: (json: RecordPayment) => answerTo(api.payments["by-hand"].$post({ json })),
  meta: { act: "record_payment", done: "Written down", failed: false },
});

/** Takes back what was written down by hand today. */
export const voidPayment = mutationOptions({
  mutationFn: (id: string) => answerTo(api.payments[":id"].void.$post({ param: { id } })),
  meta: { act: "void_payment", done: "Taken back" },
});

/** What a day brought, and whether its cash is counted. */
export const getDay = (day: string) =>
  reading(["payments", "day", day], () => api.payments.days.$get({ query: { day } }), {
    staleTime: 0,
  });

/** Counts a day's cash. A refusal is shown in the form. */
export const countCash = mutationOptions({
  mutationFn: (json: CountCash) => answerTo(api.payments.days.$post({ json })),
  meta: { act: "count_cash", done: "The day is closed", failed: false },
});

/** Opens a closed day again. */
export const reopenDay = mutationOptions({
  mutationFn: (day: string) => answerTo(api.payments.days.$delete({ query: { day } })),
  meta: { act: "reopen_day", done: "The day is open again" },
});
