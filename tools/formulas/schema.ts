import { z } from "zod";

/** Up to four formulas a consultation, each a bowl. */
export const FormulaRole = z.enum(["base", "lowlight", "highlight", "toner"]);
export type FormulaRole = z.infer<typeof FormulaRole>;

/** Who wrote a formula. Every one of them passes the same checks. */
export const FormulaSource = z.enum(["engine", "gemini", "stylist", "import"]);
export type FormulaSource = z.infer<typeof FormulaSource>;

/** A processing timer, kept on the server so that a second device shows it too. */
export const Timer = z.object({
  id: z.uuid(),
  label: z.string(),
  consultationId: z.uuid().nullable(),
  minutes: z.number(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  stoppedAt: z.iso.datetime().nullable(),
});
export type Timer = z.infer<typeof Timer>;

export const StartTimer = z.strictObject({
  label: z.string().trim().min(1).max(80),
  minutes: z.number().min(0.5).max(180),
  consultationId: z.uuid().optional(),
});
export type StartTimer = z.infer<typeof StartTimer>;
