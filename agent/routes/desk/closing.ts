import { Appointment } from "#tools/appointments/schema.ts";
import { closeVisit } from "#tools/closing/close.ts";
import { getClosing } from "#tools/closing/closing.ts";
import { reopenVisit } from "#tools/closing/reopen.ts";
import {
  AskClosing,
  ClosedVisit,
  CloseVisit,
  Closing,
  SendReceipt,
  SentReceipt,
} from "#tools/closing/schema.ts";
import { sendReceipt } from "#tools/closing/send-receipt.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const id = "appointmentId";

/** What a visit came to, and when its client comes again. */
export const closing = router()
  .openapi(...verb("get /{id}/closing", { id, query: AskClosing, answer: Closing }, getClosing))
  .openapi(
    ...verb(
      "post /{id}/close",
      {
        id,
        body: CloseVisit.omit({ appointmentId: true }),
        answer: ClosedVisit,
        status: 201,
      },
      closeVisit,
    ),
  )
  .openapi(...verb("post /{id}/reopen", { id, answer: Appointment }, reopenVisit))
  .openapi(
    ...verb(
      "post /{id}/receipt",
      { id, body: SendReceipt.omit({ appointmentId: true }), answer: SentReceipt },
      sendReceipt,
    ),
  );
