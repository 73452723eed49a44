import type { Ctx } from "#tools/core/context.ts";
import { FREE_TEXT_SERVICE } from "#tools/pricing/services/service-data.ts";
import { durationOf, isSameName, resizeSegments } from "#tools/pricing/services/service-rules.ts";
import type { Segment, Service } from "#tools/pricing/services/service-schema.ts";
import { listServices } from "#tools/pricing/services/services.ts";

/** What a visit takes, by the menu where its words name something there. */
export type OnMenu = Pick<Service, "onlineInProcessing" | "needsPatchTest"> & {
  id: string | null;
  segments: Segment[];
};

/** The menus of stylists, to look services up by their names in. */
export async function menusOf(ctx: Ctx, stylistIds: readonly string[]) {
  const menus = new Map<string, Service[]>();
  for (const stylistId of new Set(stylistIds))
    menus.set(stylistId, await listServices(ctx, { stylistId }));
  return (stylistId: string) => ({
    /** The service of these words, as long as is said; words that name none take the time that is said, or an hour. */
    called: (words: string, minutes: number | null): OnMenu => {
      const service = menus.get(stylistId)?.find(({ name }) => isSameName(name, words));
      if (!service) {
        const usual = durationOf(FREE_TEXT_SERVICE.segments);
        return { ...FREE_TEXT_SERVICE, id: null, segments: handsOn(minutes ?? usual) };
      }
      const { id, onlineInProcessing, needsPatchTest } = service;
      const segments =
        minutes === null
          ? service.segments
          : (resizeSegments(service.segments, minutes) ?? handsOn(minutes));
      return { id, onlineInProcessing, needsPatchTest, segments };
    },
  });
}

const handsOn = (minutes: number): Segment[] => [{ kind: "apply", minutes }];
