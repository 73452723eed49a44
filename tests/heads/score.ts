import { readFileSync } from "node:fs";
import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";

/** A head as somebody tells it who saw no code, with what a colleague would take from it; several values where any is right. */
type Row = {
  id: string;
  says: string;
  part: "dev" | "held";
  facts: Record<string, unknown>;
};
export type Score = { right: number; facts: number; missed: string[] };

/** Not asked of the hearing: a tone that is only feared, and who it is. */
const BESIDE: ReadonlySet<string> = new Set(["avoidTone", "clientName"]);
const SETS: ReadonlySet<string> = new Set(["previousTreatments", "services"]);

/** What is heard of the rows of a table, fact by fact. `part` dev is there to be read, held is not. */
export function scoreOf(table: string, part: Row["part"]): Score {
  const lines = readFileSync(new URL(`${table}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const rows = lines.map((line) => JSON.parse(line) as Row);
  const score: Score = { right: 0, facts: 0, missed: [] };
  for (const { id, says, facts } of rows.filter((row) => row.part === part)) {
    const heard = heardIn(says);
    for (const [name, wanted] of Object.entries(facts)) {
      if (BESIDE.has(name)) continue;
      score.facts += 1;
      if (isRight(name, wanted, heard[name])) score.right += 1;
      else
        score.missed.push(
          `${id} ${says}: ${name} is ${JSON.stringify(wanted)}, heard ${JSON.stringify(heard[name])}`,
        );
    }
  }
  return score;
}

function heardIn(says: string): Record<string, unknown> {
  const facts = hearFacts(plain(says), says);
  const { currentLevel: now, keepLevel, liftBy, hasGray } = facts;
  const goal = keepLevel
    ? now
    : now !== undefined && liftBy !== undefined
      ? now + liftBy
      : undefined;
  // a wish that was told of one part alone is heard of that part
  const [ofPart] = Object.values(facts.zones ?? {}).flatMap((part) => part.desiredLevel ?? []);
  return {
    ...facts,
    ...(goal !== undefined && { desiredLevel: Math.min(10, Math.max(1, goal)) }),
    ...(keepLevel && ofPart !== undefined && { desiredLevel: ofPart }),
    ...(hasGray === false && { grayPercent: 0 }),
  };
}

function isRight(name: string, wanted: unknown, heard: unknown): boolean {
  if (heard === undefined) return false;
  if (name === "zones") return isEachPart(wanted as Parts, heard as Parts);
  if (SETS.has(name))
    return (
      [...(wanted as string[])].toSorted().join() === [...(heard as string[])].toSorted().join()
    );
  if (name === "grayPercent" && Array.isArray(wanted))
    return Number(heard) >= Number(wanted[0]) && Number(heard) <= Number(wanted[1]);
  return [wanted].flat().some((each) => JSON.stringify(each) === JSON.stringify(heard));
}

type Parts = Record<string, Record<string, unknown> | undefined>;

const isEachPart = (wanted: Parts, heard: Parts): boolean =>
  Object.entries(wanted).every(([part, facts = {}]) =>
    Object.entries(facts).every(([name, value]) =>
      [value].flat().map(String).includes(String(heard[part]?.[name])),
    ),
  );
