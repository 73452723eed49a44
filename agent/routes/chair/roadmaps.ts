import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { getRates, setRates } from "#tools/salons/rates.ts";
import { getRoadmapShare, revokeRoadmap, shareRoadmap } from "#tools/roadmaps/roadmaps.ts";
import { RoadmapLink, RoadmapShare, ShareRoadmap } from "#tools/roadmaps/schema.ts";
import { Rates, SetRates } from "#tools/salons/rates-schema.ts";
import { body, byId, json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const path = "/{id}/roadmap/share";

/** Under consultations: the link that a client opens. */
export const roadmaps = router()
  .openapi(
    ...verb(
      "get /{id}/roadmap/share",
      { id: "consultationId", answer: RoadmapShare },
      getRoadmapShare,
    ),
  )
  .openapi(
    createRoute({
      method: "post",
      path,
      request: { ...byId, ...body(ShareRoadmap.omit({ consultationId: true })) },
      responses: json(RoadmapLink, 201),
    }),
    async (c) => {
      const { id: consultationId } = c.req.valid("param");
      const { path: shared, expiresAt } = await shareRoadmap(c.var.ctx, {
        consultationId,
        ...c.req.valid("json"),
      });
      return c.json({ url: new URL(shared, addressOf(c)).href, expiresAt }, 201);
    },
  )
  .openapi(
    ...verb(
      "delete /{id}/roadmap/share",
      { id: "consultationId", answer: RoadmapShare },
      revokeRoadmap,
    ),
  );

/** What the salon charges, for the rough cost of a plan. */
export const rates = router()
  .openapi(...verb("get /", { answer: Rates }, getRates))
  .openapi(...verb("put /", { body: SetRates, answer: Rates }, setRates));

/** The address people use: the one that was configured, else the one they came by. */
function addressOf(c: Context<AppEnv>): string {
  return c.var.services.env.publicUrl ?? new URL(c.req.url).origin;
}
