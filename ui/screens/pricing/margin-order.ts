import type { ServiceMargin } from "#tools/pricing/reprice/reprice-schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";

export type MenuSort = "menu" | "margin";

/** Those that leave least of their price first; those of which it is not known last. */
export function byMargin(
  services: readonly Service[],
  margins: ReadonlyMap<string, ServiceMargin>,
): Service[] {
  const percent = ({ id }: Service) => margins.get(id)?.marginPercent ?? Number.POSITIVE_INFINITY;
  return services.toSorted((a, b) => {
    const [one, other] = [percent(a), percent(b)];
    return one === other ? 0 : one - other;
  });
}

/** What none of the margins can be worked out without; nothing for a single one, which says so itself. */
export function missingEverywhere(margins: readonly ServiceMargin[]): string[] {
  const [first, ...others] = margins;
  if (!first || others.length === 0) return [];
  return first.missing.filter((what) => others.every(({ missing }) => missing.includes(what)));
}
