import { createRoute, z } from "@hono/zod-openapi";
import { exportLedger, listLedger, summariseLedger } from "#tools/payments/ledger.ts";
import { chargeNoShow } from "#tools/payments/no-show.ts";
import { cancelPayment, listPayments } from "#tools/payments/payments.ts";
import { refundPayment } from "#tools/payments/refunds.ts";
import { requestPayment } from "#tools/payments/request.ts";
import {
  ChargedNoShow,
  ChargeNoShow,
  FindPayments,
  LedgerEntry,
  LedgerPeriod,
  LedgerSummary,
  Payment,
  PaymentSettings,
  RefundPayment,
  RequestedPayment,
  RequestPayment,
  UpdatePaymentSettings,
  VisitMoney,
} from "#tools/payments/schema.ts";
import { getPaymentSettings, updatePaymentSettings } from "#tools/payments/settings.ts";
import { readMoneyOfVisit } from "#tools/payments/whose.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

/** What clients pay the salon, and what it gave back. */
export const payments = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery.extend(FindPayments.shape) },
      responses: json(z.array(Payment)),
    }),
    async (c) => c.json(paged(c, await listPayments(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(RequestPayment),
      responses: json(RequestedPayment, 201),
    }),
    async (c) => c.json(await requestPayment(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/ledger",
      request: { query: PageQuery.extend(LedgerPeriod.shape) },
      responses: json(z.array(LedgerEntry)),
    }),
    async (c) => c.json(paged(c, await listLedger(c.var.ctx, c.req.valid("query"))), 200),
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
  .openapi(
    createRoute({
      method: "get",
      path: "/summary",
      request: { query: LedgerPeriod },
      responses: json(LedgerSummary),
    }),
    async (c) => c.json(await summariseLedger(c.var.ctx, c.req.valid("query")), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/settings", responses: json(PaymentSettings) }),
    async (c) => c.json(await getPaymentSettings(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/settings",
      request: body(UpdatePaymentSettings),
      responses: json(PaymentSettings),
    }),
    async (c) => c.json(await updatePaymentSettings(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/refund",
      request: { ...byId, ...body(RefundPayment) },
      responses: json(Payment),
    }),
    async (c) =>
      c.json(
        await refundPayment(c.var.ctx, { ...c.req.valid("json"), ...c.req.valid("param") }),
        200,
      ),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/cancel",
      request: byId,
      responses: json(Payment),
    }),
    async (c) => c.json(await cancelPayment(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/charge",
      request: { ...byId, ...body(ChargeNoShow) },
      responses: json(ChargedNoShow),
    }),
    async (c) =>
      c.json(
        await chargeNoShow(c.var.ctx, { ...c.req.valid("json"), ...c.req.valid("param") }),
        200,
      ),
  );

/** How an appointment stands with money. */
export const visitMoney = router().openapi(
  createRoute({
    method: "get",
    path: "/{id}/money",
    request: byId,
    responses: json(VisitMoney),
  }),
  async (c) =>
    c.json(await readMoneyOfVisit(c.var.ctx, { appointmentId: c.req.valid("param").id }), 200),
);
