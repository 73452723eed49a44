import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { AppliedSwitch, ApplySwitch } from "#tools/library/convert-schema.ts";
import { api } from "#ui/lib/api.ts";
import { plural } from "#ui/lib/format.ts";

/** The lines that the salon's formulas are made of, the most used first. */
export const listLinesInUse = queryOptions({
  queryKey: ["formulas", "switch", "lines"],
  queryFn: async () => (await api.formulas.switch.lines.$get()).json(),
});

/** What a switch comes to; only one formula of it where one is named. */
export const planSwitch = (from: string, to: string, formulaId?: string) =>
  queryOptions({
    queryKey: ["formulas", "switch", "plan", from, to, formulaId],
    queryFn: async ({ signal }) =>
      (
        await api.formulas.switch.plan.$post(
          { json: { from, to, ...(formulaId && { formulaId }) } },
          { init: { signal } },
        )
      ).json(),
    enabled: from !== "" && to !== "" && from !== to,
  });

export const applySwitch = mutationOptions({
  mutationFn: async (json: ApplySwitch) => (await api.formulas.switch.$post({ json })).json(),
  meta: {
    act: "run_line_switch",
    done: ({ count }: AppliedSwitch) =>
      count > 0
        ? `${plural(count, "formula")} saved to the library.`
        : "They were in the library already.",
  },
});
