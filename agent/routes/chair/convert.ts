import { z } from "@hono/zod-openapi";
import { convertFormula, convertStored } from "#tools/library/convert.ts";
import {
  AppliedSwitch,
  ApplySwitch,
  ConvertedFormula,
  ConvertedStored,
  ConvertFormula,
  ConvertStored,
  LineInUse,
  PlanSwitch,
  SwitchPlan,
} from "#tools/library/convert-schema.ts";
import { applySwitch, planSwitch } from "#tools/library/line-switch.ts";
import { listLinesInUse } from "#tools/library/line-switch-places.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** Formulas in another line, one by one or a salon's at once. */
export const conversions = router()
  .openapi(
    ...verb("post /convert", { body: ConvertFormula, answer: ConvertedFormula }, convertFormula),
  )
  .openapi(
    ...verb(
      "post /{id}/convert",
      { id: "formulaId", body: ConvertStored.omit({ formulaId: true }), answer: ConvertedStored },
      convertStored,
    ),
  )
  .openapi(...verb("get /switch/lines", { answer: z.array(LineInUse) }, listLinesInUse))
  .openapi(...verb("post /switch/plan", { body: PlanSwitch, answer: SwitchPlan }, planSwitch))
  .openapi(
    ...verb("post /switch", { body: ApplySwitch, answer: AppliedSwitch, status: 201 }, applySwitch),
  );
