import { z } from "zod";

/** What a device can be told of: a timer of one's own that ends; what clients book, change, cancel and text. */
export const PushTopics = z.object({ timers: z.boolean(), bookings: z.boolean() });
export type PushTopics = z.infer<typeof PushTopics>;

/** A browser that shows notifications, without the keys it is reached by. */
export const PushDevice = PushTopics.extend({
  id: z.uuid(),
  /** What it is recognised by: "Chrome on Android". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** When something last reached its push service. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** One's own devices, and the key that a browser asks for to become one. */
export const Notifications = z.object({ publicKey: z.string(), devices: z.array(PushDevice) });
export type Notifications = z.infer<typeof Notifications>;

const bytes = (length: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, "must be base64url")
    .length(Math.ceil((length * 4) / 3), "has another length");

/** What a browser gives to be reached by. */
export const AddDevice = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  /** Its public key, an uncompressed point. */
  p256dh: bytes(65),
  auth: bytes(16),
  device: z.string().trim().min(1).max(80),
  timers: z.boolean().default(true),
  bookings: z.boolean().default(true),
  /** The address that the same browser was reached by before: it is told there no more, and of what it was told of. */
  replaces: z.string().max(1000).optional(),
});
export type AddDevice = z.output<typeof AddDevice>;

export const ChangeDevice = z.strictObject({
  timers: z.boolean().optional(),
  bookings: z.boolean().optional(),
});
export type ChangeDevice = z.infer<typeof ChangeDevice>;

/** Whether a trial reached the device's push service, in a sentence for people. */
export const PushTrial = z.object({ sent: z.boolean(), words: z.string() });
export type PushTrial = z.infer<typeof PushTrial>;

/** What is shown on a lock screen, and where a tap leads. Of the same tag the newest stays. */
export const PushWords = z.object({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  path: z.string(),
});
export type PushWords = z.infer<typeof PushWords>;

/** What somebody is told of. */
export const PushCause = z.enum(["timer", "booked", "moved", "cancelled", "text", "ask"]);
export type PushCause = z.infer<typeof PushCause>;
