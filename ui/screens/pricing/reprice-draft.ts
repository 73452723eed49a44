import {
  ApplyReprice,
  Reprice,
  type RepricePreview,
} from "#tools/pricing/reprice/reprice-schema.ts";
import { ServiceCategory } from "#tools/pricing/services/service-schema.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** A change of many prices as it is being written. */
export type RepriceDraft = {
  by: "percent" | "amount";
  /** As it was typed: 8, or -5. */
  figure: string;
  category: ServiceCategory | "";
  roundTo: number;
};

/** What is looked at; null while no figure is written that can be. */
export function askedOf(
  { by, figure, category, roundTo }: RepriceDraft,
  stylistId: string | undefined,
): Reprice | null {
  const [, sign = "", digits = ""] = /^\s*([-−+]?)(.*)$/.exec(figure) ?? [];
  const size = typedNumber(digits);
  if (!size) return null;
  const said = sign === "" || sign === "+" ? size : -size;
  const { data } = Reprice.safeParse({
    ...(stylistId && { stylistId }),
    ...(category && { category }),
    [by]: said,
    ...(roundTo > 0 && { roundTo }),
  });
  return data ?? null;
}

/** The body for what was looked at, without the lines that were taken out; null where none is left. */
export function applyOf(
  { services }: RepricePreview,
  out: ReadonlySet<string>,
): ApplyReprice | null {
  const { data } = ApplyReprice.safeParse({
    services: services
      .filter(({ serviceId }) => !out.has(serviceId))
      .map(({ serviceId, afterMinor, afterMaxMinor, version }) => ({
        serviceId,
        afterMinor,
        afterMaxMinor,
        version,
      })),
  });
  return data ?? null;
}
