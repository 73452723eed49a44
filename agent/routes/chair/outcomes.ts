import { decideOffset } from "#tools/outcomes/offsets.ts";
import { getOutcome, recordOutcome } from "#tools/bench/outcomes.ts";
import { reportOutcomes } from "#tools/outcomes/report.ts";
import {
  ConsultationOutcome,
  DecideOffset,
  FindOutcomes,
  LineOffset,
  OutcomeReport,
  RecordOutcome,
} from "#tools/outcomes/schema.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** Under consultations: what came of one. */
export const consultationOutcome = router()
  .openapi(
    ...verb("get /{id}/outcome", { id: "consultationId", answer: ConsultationOutcome }, getOutcome),
  )
  .openapi(
    ...verb(
      "put /{id}/outcome",
      {
        body: RecordOutcome.omit({ consultationId: true }),
        id: "consultationId",
        answer: ConsultationOutcome,
      },
      recordOutcome,
    ),
  );

/** How formulas came out, and the offsets that follow from it. */
export const outcomes = router()
  .openapi(...verb("get /", { query: FindOutcomes, answer: OutcomeReport }, reportOutcomes))
  .openapi(...verb("post /offsets", { body: DecideOffset, answer: LineOffset }, decideOffset));
