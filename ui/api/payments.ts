import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  FindPayments,
  LedgerEntry,
  LedgerPeriod,
  Payment,
  RefundPayment,
  RequestedPayment,
  RequestPayment,
  UpdatePaymentSettings,
} from "#tools/payments/schema.ts";
import { api } from "#ui/lib/api.ts";
import { nextCursor } from "#ui/lib/paging.ts";

const PAGE = "50";

type Paged<T> = { rows: T[]; total: number; next: string | undefined };

/** What clients were asked to pay and what became of it, newest first, page by page. */
export const listPayments = (filter: FindPayments) =>
  infiniteQueryOptions({
    queryKey: ["payments", "list", filter],
    queryFn: async ({ pageParam: cursor, signal }): Promise<Paged<Payment>> => {
      const query = { limit: PAGE, ...filter, ...(cursor && { cursor }) };
      const answer = await api.payments.$get({ query }, { init: { signal } });
      const rows = await answer.json();
      const total = Number(answer.headers.get("X-Total-Count") ?? rows.length);
      return { rows, total, next: nextCursor(answer.headers.get("Link")) };
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    // a client may have paid meanwhile
    staleTime: 0,
  });

/** What came and went, line by line, newest first. */
export const listLedger = (period: LedgerPeriod) =>
  infiniteQueryOptions({
    queryKey: ["payments", "ledger", period],
    queryFn: async ({ pageParam: cursor, signal }): Promise<Paged<LedgerEntry>> => {
      const query = { limit: PAGE, ...period, ...(cursor && { cursor }) };
      const answer = await api.payments.ledger.$get({ query }, { init: { signal } });
      const rows = await answer.json();
      const total = Number(answer.headers.get("X-Total-Count") ?? rows.length);
      return { rows, total, next: nextCursor(answer.headers.get("Link")) };
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** What a period comes to, by currency and purpose. */
export const paymentSummary = (period: LedgerPeriod) =>
  queryOptions({
    queryKey: ["payments", "summary", period],
    queryFn: async () => (await api.payments.summary.$get({ query: period })).json(),
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** How the salon takes money, and whether it can. */
export const getPaymentSettings = queryOptions({
  queryKey: ["payments", "settings"],
  queryFn: async () => (await api.payments.settings.$get()).json(),
});

/** A refusal is shown in the form. */
export const updatePaymentSettings = mutationOptions({
  mutationFn: async (json: UpdatePaymentSettings) =>
    (await api.payments.settings.$put({ json })).json(),
  meta: { act: "set_payment_settings", done: "Saved", failed: false },
});

/** How an appointment stands with money. */
export const getVisitMoney = (id: string) =>
  queryOptions({
    queryKey: ["payments", "visit", id],
    queryFn: async () => (await api.appointments[":id"].money.$get({ param: { id } })).json(),
    staleTime: 0,
  });

/** Asks a client to pay, by a link. A refusal is shown where it was asked. */
export const requestPayment = mutationOptions({
  mutationFn: async (json: RequestPayment) => (await api.payments.$post({ json })).json(),
  meta: {
    act: "request_payment",
    done: ({ sent }: RequestedPayment) =>
      sent.length > 0
        ? { title: "Link sent", description: `By ${sent.map((way) => WAYS[way]).join(" and ")}.` }
        : { title: "Link made", description: "Copy it for the client: nothing could be sent." },
    failed: false,
  },
});

const WAYS = { mail: "mail", sms: "text" } as const;

/** Gives money back. A refusal is shown in the question. */
export const refundPayment = mutationOptions({
  mutationFn: async ({ id, ...json }: RefundPayment & { id: string }) =>
    (await api.payments[":id"].refund.$post({ param: { id }, json })).json(),
  meta: { act: "refund_payment", done: "The money is on its way back", failed: false },
});

/** Takes a link back that nobody has paid by. */
export const cancelPayment = mutationOptions({
  mutationFn: async (id: string) =>
    (await api.payments[":id"].cancel.$post({ param: { id } })).json(),
  meta: { act: "cancel_payment_link", done: "The link is taken back" },
});

/** Charges the card on file with the fee for a missed visit. A refusal is shown in the question. */
export const chargeNoShow = mutationOptions({
  mutationFn: async ({ id, amount }: { id: string; amount?: number }) =>
    (
      await api.payments[":id"].charge.$post({
        param: { id },
        json: amount === undefined ? {} : { amount },
      })
    ).json(),
  meta: {
    act: "charge_no_show",
    done: ({ sentence }: { sentence: string }) => ({ title: sentence }),
    failed: false,
  },
});
