import { NewConsultation, type ConsultationResult } from "#tools/consultations/schema.ts";
import type { Diagnosis } from "./diagnosis.ts";

type Known = ConsultationResult["consultation"];

/** What another time begins with of what was said of the head before: hair that was coloured here is no longer virgin. */
export function againOf(consultation: Known): Partial<Diagnosis> {
  const { clientId, clientName } = consultation;
  const said: Record<string, unknown> = { ...consultation };
  if (said["hairCondition"] === "virgin") said["hairCondition"] = "previously-colored";
  const kept = FIELDS.flatMap((field) => {
    const { success, data } = NewConsultation.shape[field].safeParse(said[field]);
    return success && data !== undefined ? [[field, data] as const] : [];
  });
  return { ...Object.fromEntries(kept), clientName, ...(clientId && { clientId }) };
}

const FIELDS = [
  "currentLevel",
  "desiredLevel",
  "desiredTone",
  "hairCondition",
  "previousTreatments",
  "damageLevel",
  "porosity",
  "serviceType",
  "underlyingTone",
  "unwantedTone",
  "hairThickness",
  "hairLength",
  "touchupFrequency",
  "budget",
  "hasGray",
  "grayCoverage",
  "clientGoals",
  "zones",
  "services",
] as const satisfies (keyof Diagnosis)[];
