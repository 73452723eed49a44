import { z } from "zod";

/** Something to begin a chat with: what the chip shows, what is then said, and why it is offered. */
export const Starter = z.object({
  label: z.string(),
  says: z.string(),
  why: z.string(),
});
export type Starter = z.infer<typeof Starter>;
