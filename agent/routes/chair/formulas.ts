import { z } from "@hono/zod-openapi";
import { listFormulas } from "#tools/library/list-formulas.ts";
import { listOverrides, overrideFormula } from "#tools/bench/overrides.ts";
import { FindFormulas, StoredFormula } from "#tools/formulas/schema.ts";
import { checkFormulaFor, writeFormula } from "#tools/bench/write.ts";
import {
  CheckedFormula,
  CheckFormulaFor,
  FindOverrides,
  FormulaOverride,
  OverrideFormula,
  WriteFormula,
  WrittenFormula,
} from "#tools/bench/write-schema.ts";
import { router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

const limit = z.coerce.number().int().min(1).max(500).optional();

export const formulas = router()
  .openapi(
    ...listing(
      "get /",
      { query: FindFormulas.extend({ limit }), row: StoredFormula },
      listFormulas,
    ),
  )
  .openapi(
    ...listing(
      "get /overrides",
      { query: FindOverrides.extend({ limit }), row: FormulaOverride },
      listOverrides,
    ),
  )
  .openapi(
    ...verb(
      "post /{id}/override",
      { id: "formulaId", body: OverrideFormula.omit({ formulaId: true }), answer: StoredFormula },
      overrideFormula,
    ),
  );

/** A colourist's own formulas for a consultation, under its address. */
export const handFormulas = router()
  .openapi(
    ...verb(
      "post /{id}/formulas",
      {
        id: "consultationId",
        body: WriteFormula.omit({ consultationId: true }),
        answer: WrittenFormula,
        status: 201,
      },
      writeFormula,
    ),
  )
  .openapi(
    ...verb(
      "post /{id}/formulas/check",
      {
        id: "consultationId",
        body: CheckFormulaFor.omit({ consultationId: true }),
        answer: CheckedFormula,
      },
      checkFormulaFor,
    ),
  );
