import postgres from "postgres";
import type { Visit } from "#tools/colour/schema.ts";

/** A dark head that goes blonde in two visits. */
export const TWO_VISITS: Visit[] = [
  {
    visit: 1,
    title: "Lift the lengths to copper",
    fromLevel: 4,
    toLevel: 7,
    integrity: 1,
    minutes: [150, 180],
    grams: 160,
    weeksAfter: [0, 0],
    does: ["Foils through the lengths, 20 vol", "Tone with an acidic demi"],
    stopRules: ["Hair stretches by more than half when wet"],
    titleForClient: "Soft copper first",
    stopsForClient: ["If a wet strand stretches too far, we stop for the day."],
    forClient: "We lighten your hair as far as it lets us today and leave it soft and warm.",
  },
  {
    visit: 2,
    title: "Lift to level 9 and tone",
    fromLevel: 7,
    toLevel: 9,
    integrity: 2,
    minutes: [120, 180],
    grams: 120,
    weeksAfter: [6, 8],
    does: ["Second foils, 20 vol", "Pearl toner"],
    stopRules: ["Breakage since the last visit", "Scalp sore on the day"],
    titleForClient: "Very light blonde",
    stopsForClient: ["If your scalp is sore, we wait."],
    forClient: "We go on to your blonde and cool it down.",
  },
];

/** Gives a stored consultation a plan of several visits, and another client's name if wanted. */
export async function plantVisits(
  databaseUrl: string,
  consultationId: string,
  { visits = TWO_VISITS, clientName }: { visits?: Visit[]; clientName?: string } = {},
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`
      update consultations
      set answer = jsonb_set(answer, '{roadmap}', ${sql.json(visits)}),
        client_name = coalesce(${clientName ?? null}, client_name)
      where id = ${consultationId}`;
  } finally {
    await sql.end();
  }
}
