import { mutationOptions } from "@tanstack/react-query";
import type { CloseVisit, SendReceipt, SentReceipt } from "#tools/closing/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";

/** What stands when a visit is about to be closed, with times so many weeks on. */
export const getClosing = (id: string, weeks: number) =>
  reading(
    ["payments", "closing", id, weeks],
    () => api.appointments[":id"].closing.$get({ param: { id }, query: { weeks } }),
    { staleTime: 0 },
  );

/** Closes a visit; a refusal is shown in the sheet. One key is one closing, however often it is sent. */
export const closeVisit = mutationOptions({
  mutationFn: ({ appointmentId: id, key, ...json }: CloseVisit & { key: string }) =>
    answerTo(
      api.appointments[":id"].close.$post(
        { param: { id }, json },
        { headers: { "Idempotency-Key": key } },
      ),
    ),
  meta: { act: "close_visit", failed: false },
});

/** Opens a visit again that was closed today. */
export const reopenVisit = mutationOptions({
  mutationFn: (id: string) => answerTo(api.appointments[":id"].reopen.$post({ param: { id } })),
  meta: { act: "reopen_visit", done: "The visit is open again" },
});

const WAYS = { mail: "by mail", sms: "by text" } as const;

/** Sends the receipt of a visit that is closed. */
export const sendReceipt = mutationOptions({
  mutationFn: ({ appointmentId: id, ...json }: SendReceipt) =>
    answerTo(api.appointments[":id"].receipt.$post({ param: { id }, json })),
  meta: {
    act: "send_receipt",
    done: ({ sent }: SentReceipt) => `Receipt sent ${sent.map((way) => WAYS[way]).join(" and ")}`,
  },
});
