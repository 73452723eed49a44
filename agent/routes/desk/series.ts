import { z } from "@hono/zod-openapi";
import { Appointment, BookedSeries, BookSeries } from "#tools/appointments/schema.ts";
import { bookSeries, cancelSeries } from "#tools/booking/book/series.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** The same appointment again and again. */
export const series = router()
  .openapi(
    ...verb("post /series", { body: BookSeries, answer: BookedSeries, status: 201 }, bookSeries),
  )
  .openapi(...verb("post /{id}/cancel-following", { answer: z.array(Appointment) }, cancelSeries));
