import { z } from "zod";
import { AskedAtBooking, OwnAppointment } from "#tools/appointments/schema.ts";
import { Slot } from "#tools/appointments/slot-schema.ts";

export const ChatTurn = z.strictObject({
  role: z.enum(["user", "assistant"]),
  content: z.string().max(2000),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

/** A client writes to the page of one stylist. What was said before is sent along, as text. */
export const BookByChat = z.strictObject({
  message: z.string().trim().min(1).max(2000),
  stylistId: z.uuid(),
  conversationHistory: z.array(ChatTurn).max(40).default([]),
});
export type BookByChat = z.infer<typeof BookByChat>;

export const BookingReply = z.object({
  response: z.string(),
  /** One-tap answers. */
  suggestions: z.array(z.string()).optional(),
  /** Times that can be booked now. */
  slots: z.array(Slot).optional(),
  /** Only where this turn truly booked, moved nothing else. */
  appointment: OwnAppointment.optional(),
  manageUrl: z.url().optional(),
  /** What the time that was held in this turn waits for. */
  payment: AskedAtBooking.optional(),
  /** The form is the better way on. */
  handOver: z.boolean().optional(),
});
export type BookingReply = z.infer<typeof BookingReply>;
