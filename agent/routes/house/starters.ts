import { z } from "@hono/zod-openapi";
import { listStarters } from "#tools/reports/starters.ts";
import { Starter } from "#tools/reports/starters-schema.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** `/api/starters`: what to begin a chat with today. */
export const starters = router().openapi(
  ...verb("get /", { answer: z.array(Starter) }, listStarters),
);
