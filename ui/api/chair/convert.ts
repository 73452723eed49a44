import { queryOptions } from "@tanstack/react-query";
import type { AppliedSwitch } from "#tools/library/convert-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { plural } from "#ui/lib/format.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** The lines that the salon's formulas are made of, the most used first. */
export const listLinesInUse = reading(["formulas", "switch", "lines"], () =>
  api.formulas.switch.lines.$get(),
);

/** What a switch comes to; only one formula of it where one is named. */
export const planSwitch = (from: string, to: string, formulaId?: string) =>
  queryOptions({
    queryKey: ["formulas", "switch", "plan", from, to, formulaId],
    queryFn: ({ signal }) =>
      answerTo(
        api.formulas.switch.plan.$post(
          { json: { from, to, ...(formulaId && { formulaId }) } },
          { init: { signal } },
        ),
      ),
    enabled: from !== "" && to !== "" && from !== to,
  });

export const applySwitch = sending(api.formulas.switch, "$post", {
  act: "run_line_switch",
  done: ({ count }: AppliedSwitch) =>
    count > 0
      ? `${plural(count, "formula")} saved to the library.`
      : "They were in the library already.",
});
