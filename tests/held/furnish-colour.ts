import { createConsultation } from "#tools/consultations/create.ts";
import { NewConsultation } from "#tools/consultations/schema.ts";
import { handBowlsOf } from "#tools/colour/notation/notation.ts";
import { saveLibraryFormula } from "#tools/library/library.ts";
import { readInOwnLines } from "#tools/bench/notation.ts";
import { startTimer } from "#tools/bench/timers.ts";
import { writeFormula } from "#tools/bench/write.ts";
import { plantVisits } from "#tests/salons/visits.ts";
import { newWords, storePhotos } from "#tests/consultation-form.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { Making } from "./making.ts";
import { HELD_SALON } from "./salon.ts";

/** A lift of so many levels is planned over several visits. */
const OVER_VISITS = 4;

/** Consultations with their formulas, the library, and the timer that runs. */
export async function furnishColour(held: Making): Promise<void> {
  const { at, salon, clients, app } = held;
  for (const { client, on, levels, notation } of HELD_SALON.consultations) {
    const [from, to] = levels;
    const ctx = at(`${on}T09:20`);
    const [current = "", target = ""] = await storePhotos(
      salon,
      await hairPhoto({ level: from }),
      await hairPhoto({ level: to }),
    );
    const { consultation } = await createConsultation(
      ctx,
      NewConsultation.parse({
        ...newWords,
        clientName: client,
        clientId: clients.get(client),
        currentLevel: from,
        desiredLevel: to,
        currentPhotos: [current],
        targetPhoto: target,
      }),
    );
    const later = at(`${on}T09:40`);
    const { bowls } = handBowlsOf((await readInOwnLines(later, notation)).bowls);
    await writeFormula(later, {
      consultationId: consultation.id,
      bowls,
      name: `${client}'s formula`,
    });
    if (to - from >= OVER_VISITS) await plantVisits(app.databaseUrl, consultation.id);
  }
  for (const recipe of HELD_SALON.library) await saveLibraryFormula(at("2026-09-01T12:00"), recipe);
  for (const { client, label, minutes, startedAt } of HELD_SALON.timers)
    await startTimer(at(startedAt), { label, minutes, clientName: client });
}
