import { z } from "zod";

/** Something to begin a chat with: what the chip shows, what is then said, and why it is offered; of a visit, `at` what o'clock of the salon's, HH:mm. */
export const Starter = z.object({
  at: z.string().optional(),
  label: z.string(),
  says: z.string(),
  why: z.string(),
});
export type Starter = z.infer<typeof Starter>;
