import { addClientPhoto } from "#tools/history/photos.ts";
import { createConsultation } from "#tools/consultations/create.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { uploadPhoto } from "#tools/photos/photos.ts";
import type { PlannedVisit } from "./book-plan.ts";
import { COLOUR_CASES, type ColourCase } from "./colour-cases.ts";
import { DIAGNOSES } from "./diagnoses.ts";
import { picturesOf, readPicture } from "./pictures.ts";
import type { World } from "./world.ts";

const MINUTE = 60_000;

/** One of the forty heads, consulted: what the engine made of it, and the pictures of before and after. */
export type Consulted = {
  told: ColourCase;
  visit: PlannedVisit;
  startsAt: Date;
  result: ConsultationResult;
  afterPhotoId: string;
};

/** Consults a head as its visit begins: photos in, formulas out, and both pictures put with the client. */
export async function consult(world: World, visit: PlannedVisit): Promise<Consulted> {
  const head = visit.head ?? 0;
  const told = COLOUR_CASES[head];
  const clientId = world.clients.get(visit.client ?? "");
  if (!told || !clientId) throw new Error(`Head ${head} is not in the table.`);
  const startsAt = world.at(visit.day, visit.time);
  const ctx = world.as(new Date(startsAt.getTime() + 6 * MINUTE), visit.who);
  const files = picturesOf(told, head);
  const upload = async (file: string) => (await uploadPhoto(ctx, await readPicture(file))).id;
  const before = await upload(files.before);
  const goal = world.goals.get(files.goal) ?? (await upload(files.goal));
  world.goals.set(files.goal, goal);
  const { menu: _, ...diagnosis } = DIAGNOSES[told.diagnosis];
  const isGrey = told.diagnosis === "grey";
  const result = await createConsultation(ctx, {
    consultationType: "new",
    clientId,
    currentLevel: Math.round(told.from),
    desiredLevel: Math.round(told.to),
    desiredTone: told.tone,
    ...diagnosis,
    damageLevel: "1",
    porosity: diagnosis.hairCondition === "bleached" ? "high" : "normal",
    hasGray: isGrey,
    ...(told.white && { grayPercent: told.white, grayCoverage: "partial" as const }),
    ...(told.diagnosis === "toning" && { unwantedTone: "yellow" as const }),
    hairLength: "medium",
    hairThickness: "medium",
    clientGoals: told.wish,
    currentPhotos: [before],
    targetPhoto: goal,
  });
  const consultationId = result.consultation.id;
  const pair = await addClientPhoto(ctx, {
    clientId,
    photoId: before,
    moment: "before",
    consultationId,
  });
  const done = world.as(new Date(startsAt.getTime() + 100 * MINUTE), visit.who);
  const afterPhotoId = (await uploadPhoto(done, await readPicture(files.after))).id;
  await addClientPhoto(done, {
    clientId,
    photoId: afterPhotoId,
    moment: "after",
    pairId: pair.pairId,
    consultationId,
  });
  return { told, visit, startsAt, result, afterPhotoId };
}
