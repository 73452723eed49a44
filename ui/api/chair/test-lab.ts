import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { ConvertFormula } from "#tools/library/convert-schema.ts";
import type { SaveTrainingExample } from "#tools/training/schema.ts";
import { api } from "#ui/lib/http/api.ts";

/** What an answer was not: the status text, and the server's own sentence where it had one. */
export class ConsultationFailed extends Error {
  readonly said: string | undefined;
  constructor(statusText: string, said: string | undefined) {
    super(`AI consultation failed: ${statusText}`);
    this.said = said;
  }
}

/** Saves a training example. @throws ApiError; an abort */
export async function tryExample(json: SaveTrainingExample, signal: AbortSignal) {
  return (await api["training-examples"].$post({ json }, { init: { signal } })).json();
}

/** Converts formulas one after the other. @throws ApiError; an abort */
export async function tryConversions(formulas: readonly ConvertFormula[], signal: AbortSignal) {
  const converted = [];
  for (const json of formulas)
    converted.push(await (await api.formulas.convert.$post({ json }, { init: { signal } })).json());
  return converted;
}

/** Runs a consultation as a multipart form with photos of this server. @throws ConsultationFailed; an abort */
export async function tryConsultation(
  fields: Record<string, string>,
  pictures: readonly string[],
  signal: AbortSignal,
): Promise<ConsultationResult> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [at, picture] of pictures.entries()) {
    const photo = await (await fetch(picture, { signal })).blob();
    body.append("photos", photo, `photo-${at + 1}.webp`);
  }
  const response = await fetch("/api/consultations", {
    method: "POST",
    body,
    credentials: "same-origin",
    signal,
  });
  if (response.ok) return (await response.json()) as ConsultationResult;
  throw new ConsultationFailed(
    response.statusText || String(response.status),
    await sentenceIn(response),
  );
}

async function sentenceIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "error" in body
    ? String(body.error)
    : undefined;
}
