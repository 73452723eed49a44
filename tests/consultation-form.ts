import type { Salon } from "./fixtures.ts";

/** The spec's fields of a new consultation, as the form sends them: its own defaults. */
export const newDiagnosis = {
  clientName: "Client 2026-03-02 10:00",
  currentLevel: "5",
  desiredLevel: "7",
  hairCondition: "virgin",
  previousTreatments: "[]",
  damageLevel: "1",
  porosity: "normal",
  serviceType: "toning",
  aiProvider: "gemini",
};

/** The spec's fields of a colour correction. */
export const correctionDiagnosis = {
  clientName: "Color Correction Client",
  serviceType: "color_correction",
  currentLevel: "8",
  desiredLevel: "8",
  hairCondition: "healthy",
  hairThickness: "medium",
  hairLength: "medium",
  touchupFrequency: "8_weeks",
  budget: "moderate",
  hasGray: "false",
  grayCoverage: "",
  previousTreatments: '["bleached"]',
  underlyingTone: "yellow",
  unwantedTone: "yellow",
  aiProvider: "gemini",
  clientGoals:
    "Color Correction: Neutralize yellow tones, achieve cool_ash result. Keep the length.",
};

export type Files = { photos?: Uint8Array[]; targetPhoto?: Uint8Array | Uint8Array[] };

/** A multipart body as a browser builds it. A field that is undefined is left out. */
export function consultationForm(
  fields: Record<string, string | undefined>,
  { photos = [], targetPhoto = [] }: Files,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  for (const photo of photos) form.append("photos", photoFile(photo));
  for (const photo of [targetPhoto].flat()) form.append("targetPhoto", photoFile(photo));
  return form;
}

/** Sends a consultation and returns its status and body. */
export async function consult(
  salon: Salon,
  fields: Record<string, string | undefined>,
  files: Files,
  init: RequestInit = {},
) {
  const response = await salon.request("/api/consultations", {
    method: "POST",
    body: consultationForm(fields, files),
    ...init,
  });
  return { status: response.status, body: (await response.json()) as ConsultBody };
}

/** Stores photos as the composer and the photo intake do; consultations then name them by id. */
export async function storePhotos(salon: Salon, ...photos: Uint8Array[]): Promise<string[]> {
  const ids: string[] = [];
  for (const photo of photos) {
    const form = new FormData();
    form.append("photo", photoFile(photo));
    const response = await salon.request("/api/photos", { method: "POST", body: form });
    const stored = (await response.json()) as { id: string; error?: string };
    if (!response.ok) throw new Error(`A photo was not stored: ${stored.error}`);
    ids.push(stored.id);
  }
  return ids;
}

/** Sends a consultation of stored photos, as the screens do. */
export async function consultStored(salon: Salon, input: object) {
  const response = await salon.json("POST", "/api/consultations", input);
  return { status: response.status, body: (await response.json()) as ConsultBody };
}

/** The form's defaults as words of the API. */
export const newWords = {
  consultationType: "new",
  currentLevel: 5,
  desiredLevel: 7,
  hairCondition: "virgin",
  previousTreatments: [] as string[],
  damageLevel: "1",
  porosity: "normal",
  serviceType: "toning",
};

/** What the answers hold that tests look at. */
export type ConsultBody = {
  error?: string;
  code?: string;
  issues?: { path: string; message: string }[];
  consultation: Record<string, unknown> & {
    id: string;
    photos: { id: string; role: string; url: string }[];
    findings: { code: string; severity: string; sentence: string }[];
  };
  formula:
    | (Record<string, unknown> & {
        name: string;
        color: string;
        ingredients: { name: string; amount: string }[];
        confidence: number;
      })
    | null;
  formulas: (Record<string, unknown> & { id: string; role: string; source: string })[];
  steps: {
    type: string;
    purpose: string;
    zone: string;
    developer: { volume: number; grams: number } | null;
    shades: { code: string; tone: string; grams: number }[];
    brandId: string;
  }[];
  aiAnalysis: string;
  treatmentPlan: { preService: string[]; products: object[]; postService: string[] };
};

const photoFile = (bytes: Uint8Array) =>
  new File([Buffer.from(bytes)], "photo.jpg", { type: "image/jpeg" });
