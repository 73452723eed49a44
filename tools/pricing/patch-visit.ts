import { PATCH_VISIT, PATCH_VISIT_MINUTES } from "./services/service-data.ts";
import type { Service } from "./services/service-schema.ts";
import { lineId } from "./services/services-starter.ts";
import { isSameName } from "./services/service-rules.ts";

/**
 * The short visit for a patch test, which stands on no menu: it can be booked with everybody whose colour asks for one, costs
 * nothing and asks for nothing before. Null where the menu has no such colour, or a patch test of its own.
 */
export function patchVisitOf(menu: readonly Service[], stylistId: string): Service | null {
  const asks = menu.some(({ needsPatchTest }) => needsPatchTest);
  if (!asks || menu.some(({ name }) => isSameName(name, PATCH_VISIT))) return null;
  return {
    id: lineId(stylistId, "patch-test"),
    stylistId,
    name: PATCH_VISIT,
    category: "Other",
    description: "Free. A dab of color on the skin, which is read 48 hours later.",
    basePrice: "",
    basePriceMinor: 0,
    duration: PATCH_VISIT_MINUTES,
    segments: [{ kind: "apply", minutes: PATCH_VISIT_MINUTES }],
    needsPatchTest: false,
    priceRange: null,
    priceMax: null,
    priceMaxMinor: null,
    priceFrom: false,
    payAtBooking: "none",
    depositText: null,
    depositMinor: null,
    depositPercent: null,
    noShowPercent: null,
    online: true,
    onlineInProcessing: true,
    starter: false,
    version: 1,
  };
}
