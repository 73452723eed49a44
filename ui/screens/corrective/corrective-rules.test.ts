import { expect, it } from "vitest";
import { CorrectiveConsultation } from "#tools/consultations/schema.ts";
import { correctiveRequest, missingIn, type CorrectiveForm } from "./corrective-rules.ts";

const whole: CorrectiveForm = { hasPhoto: true, tones: ["brass"], description: "Too warm." };

it.each<[Partial<CorrectiveForm>, string, string]>([
  [
    { hasPhoto: false },
    "Photo Required",
    "Please upload a photo showing the current hair color result.",
  ],
  [{ tones: [] }, "Tones Required", "Please select at least one uncorrected tone or issue."],
  [
    { description: "" },
    "Description Required",
    "Please describe what went wrong with the original formula.",
  ],
  [
    { description: " \n " },
    "Description Required",
    "Please describe what went wrong with the original formula.",
  ],
  [
    { hasPhoto: false, tones: [], description: "" },
    "Photo Required",
    "Please upload a photo showing the current hair color result.",
  ],
])("without %o it says %s", (changes, title, description) => {
  expect(missingIn({ ...whole, ...changes })).toEqual({ title, description });
});

it("misses nothing when all is there, and makes a request that the server takes", () => {
  expect(missingIn(whole)).toBeUndefined();
  const id = "01980000-0000-7000-8000-000000000001";
  const request = correctiveRequest(
    { id },
    { clientId: id, clientName: " Dana " },
    { tones: ["brass"], description: " Too warm. " },
    id,
  );
  expect(CorrectiveConsultation.parse(request)).toMatchObject({
    parentConsultationId: id,
    clientId: id,
    clientName: "Dana",
    issueDescription: "Too warm.",
    targetPhoto: id,
  });
});

it("leaves the client to the consultation that is corrected where nobody is named", () => {
  const id = "01980000-0000-7000-8000-000000000001";
  const request = correctiveRequest(
    { id },
    { clientName: " " },
    { tones: ["brass"], description: "Too warm." },
    id,
  );
  expect(request).not.toHaveProperty("clientName");
  expect(request).not.toHaveProperty("clientId");
});
