import { createRoute, z } from "@hono/zod-openapi";
import { recordPayment, voidPayment } from "#tools/payments/bill/by-hand.ts";
import { countCash, getDay, reopenDay } from "#tools/payments/bill/day.ts";
import { CountCash, DayClose, DayMoney, DayNamed } from "#tools/payments/bill/day-schema.ts";
import { exportLedger, listLedger, summariseLedger } from "#tools/payments/ledger.ts";
import { chargeNoShow } from "#tools/payments/stripe/no-show.ts";
import { cancelPayment, listPayments } from "#tools/payments/payments.ts";
import { refundPayment } from "#tools/payments/stripe/refunds.ts";
import { requestPayment } from "#tools/payments/stripe/request.ts";
import {
  ChargedNoShow,
  ChargeNoShow,
  FindPayments,
  LedgerEntry,
  LedgerPeriod,
  LedgerSummary,
  Payment,
  PaymentSettings,
  RecordPayment,
  RefundPayment,
  RequestedPayment,
  RequestPayment,
  UpdatePaymentSettings,
  VisitMoney,
} from "#tools/payments/schema.ts";
import { getPaymentSettings, updatePaymentSettings } from "#tools/payments/settings.ts";
import { readMoneyOfVisit } from "#tools/payments/whose.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

/** What clients pay the salon, and what it gave back. */
export const payments = router()
  .openapi(
    ...listing(
      "get /",
      { query: PageQuery.extend(FindPayments.shape), row: Payment },
      listPayments,
    ),
  )
  .openapi(
    ...verb(
      "post /",
      { body: RequestPayment, answer: RequestedPayment, status: 201 },
      requestPayment,
    ),
  )
  .openapi(
    ...listing(
      "get /ledger",
      { query: PageQuery.extend(LedgerPeriod.shape), row: LedgerEntry },
      listLedger,
    ),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/ledger.csv",
      request: { query: LedgerPeriod },
      responses: {
        200: { description: "The ledger.", content: { "text/csv": { schema: z.string() } } },
      },
    }),
    async (c) =>
      c.body(await exportLedger(c.var.ctx, c.req.valid("query")), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="payments.csv"',
      }),
  )
  .openapi(...verb("get /summary", { query: LedgerPeriod, answer: LedgerSummary }, summariseLedger))
  .openapi(...verb("get /settings", { answer: PaymentSettings }, getPaymentSettings))
  .openapi(
    ...verb(
      "put /settings",
      { body: UpdatePaymentSettings, answer: PaymentSettings },
      updatePaymentSettings,
    ),
  )
  .openapi(
    ...verb("post /by-hand", { body: RecordPayment, answer: Payment, status: 201 }, recordPayment),
  )
  .openapi(...verb("post /days", { body: CountCash, answer: DayClose, status: 201 }, countCash))
  .openapi(...verb("get /days", { query: DayNamed, answer: DayMoney }, getDay))
  .openapi(...verb("delete /days", { query: DayNamed, answer: DayMoney }, reopenDay))
  .openapi(...verb("post /{id}/void", { answer: Payment }, voidPayment))
  .openapi(...verb("post /{id}/refund", { body: RefundPayment, answer: Payment }, refundPayment))
  .openapi(...verb("post /{id}/cancel", { answer: Payment }, cancelPayment))
  .openapi(
    ...verb("post /{id}/charge", { body: ChargeNoShow, answer: ChargedNoShow }, chargeNoShow),
  );

/** How an appointment stands with money. */
export const visitMoney = router().openapi(
  ...verb("get /{id}/money", { id: "appointmentId", answer: VisitMoney }, readMoneyOfVisit),
);
