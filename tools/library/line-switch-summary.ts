import { findLine } from "#tools/colour/catalogue.ts";
import type { Ctx } from "#tools/core/context.ts";
import { refused } from "#tools/core/field-error.ts";
import { PlanSwitch, type PlanSwitchCalled, type SwitchSummary } from "./convert-schema.ts";
import { lineCalled, targetFor } from "./convert-target.ts";
import { planSwitch } from "./line-switch.ts";
import { listLinesInUse } from "./line-switch-places.ts";

/**
 * What a switch comes to, by spoken names: a brand stands for the line of it that the salon uses most, and to a brand means its
 * line of the same kind. Keeps nothing.
 * @throws invalid for a name that no line bears, and where a brand has no line of that kind
 */
export async function summariseSwitch(
  ctx: Ctx,
  { from, to }: PlanSwitchCalled,
): Promise<SwitchSummary> {
  const [leaving, going] = [named("from", from), named("to", to)];
  const used = await listLinesInUse(ctx);
  const key =
    leaving.line?.key ?? used.find(({ line }) => line.startsWith(`${leaving.brand}/`))?.line;
  if (!key) throw refused("from", `No formula of yours is mixed in ${from}.`);
  const old = findLine(key);
  const type = old && old.type !== "developer" ? old.type : null;
  const next = going.line ?? targetFor(type, { to: going, preferred: [] });
  if (!old || !next) throw refused("to", `${to} has no line that stands for ${old?.name ?? from}.`);
  const plan = await planSwitch(ctx, PlanSwitch.parse({ from: old.key, to: next.key }));
  const count = (standing: string) =>
    plan.items.filter((item) => item.standing === standing).length;
  return {
    from: plan.from,
    to: plan.to,
    fromName: `${old.brandName} ${old.name}`,
    toName: `${next.brandName} ${next.name}`,
    total: plan.total,
    published: count("published"),
    computed: count("computed"),
    open: count("open"),
  };
}

function named(path: string, said: string) {
  const found = lineCalled(said);
  if (!found) throw refused(path, `There is no line or brand called ${said}.`);
  return found;
}
