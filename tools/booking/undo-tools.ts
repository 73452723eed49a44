import { z } from "zod";
import { Appointment } from "#tools/appointments/schema.ts";
import { defineTool } from "#tools/core/tool.ts";
import { putVisitsBack } from "./book/put-back.ts";
import { PutVisitsBack } from "./book/put-back-schema.ts";

/** What takes back acts on the book. */
export const bookUndoTools = {
  put_visits_back: defineTool({
    description: "Visits that were cancelled or completed, standing again.",
    input: PutVisitsBack,
    output: z.object({ appointments: z.array(Appointment) }),
    effect: "write",
    unlisted: "It takes an act back that is in the ledger.",
    run: putVisitsBack,
  }),
};
