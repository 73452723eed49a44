import { z } from "zod";

export const ConsultationStep = z.enum(["photos", "shades", "checks", "saving"]);
/** Where a running analysis is. */
export const ConsultationProgress = z.object({ step: ConsultationStep, label: z.string() });
export type ConsultationProgress = z.infer<typeof ConsultationProgress>;
