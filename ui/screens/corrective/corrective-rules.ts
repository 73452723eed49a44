import type { UncorrectedTone } from "#tools/colour/words.ts";
import type { Consultation, CorrectiveConsultation } from "#tools/consultations/schema.ts";
import type { PickedClient } from "#ui/cards/client/client-picker.tsx";
import type { Notice } from "#ui/lib/toast.ts";
import type { z } from "zod";

/** A tone or fault that the first formula left. */
export type Uncorrected = z.infer<typeof UncorrectedTone>;

/** What the form holds. */
export type CorrectiveForm = {
  hasPhoto: boolean;
  tones: readonly Uncorrected[];
  description: string;
};

/** What is still missing, as the notice that says so; undefined once everything is there. */
export function missingIn({ hasPhoto, tones, description }: CorrectiveForm): Notice | undefined {
  if (!hasPhoto) {
    return {
      title: "Photo Required",
      description: "Please upload a photo showing the current hair color result.",
    };
  }
  if (tones.length === 0) {
    return {
      title: "Tones Required",
      description: "Please select at least one uncorrected tone or issue.",
    };
  }
  if (description.trim() === "") {
    return {
      title: "Description Required",
      description: "Please describe what went wrong with the original formula.",
    };
  }
  return undefined;
}

/** The request. What is not said again, the server takes from the consultation that is corrected. */
export function correctiveRequest(
  original: Pick<Consultation, "id">,
  { clientId, clientName }: PickedClient,
  { tones, description }: Pick<CorrectiveForm, "tones" | "description">,
  resultPhotoId: string,
): CorrectiveConsultation {
  return {
    consultationType: "corrective",
    parentConsultationId: original.id,
    ...(clientName.trim() && { clientName: clientName.trim() }),
    ...(clientId && { clientId }),
    uncorrectedTones: [...tones],
    issueDescription: description.trim(),
    currentPhotos: [],
    targetPhoto: resultPhotoId,
  };
}
