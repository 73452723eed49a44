import { z } from "zod";

export const RunStatus = z.enum(["running", "done", "stopped", "failed"]);
export type RunStatus = z.infer<typeof RunStatus>;

/** A conversation as the list shows it. */
export const Chat = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** True while a reply is being written, on any device. */
  running: z.boolean(),
});
export type Chat = z.infer<typeof Chat>;
