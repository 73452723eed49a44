import type { SafetyFact } from "#tools/colour/safety/schema.ts";

/** Where a client's record keeps what was said of their safety: allergies and reactions by themselves, the rest for everybody to know. Each sentence stands once. */
export function keptAs(facts: readonly SafetyFact[]): { allergies: string[]; mustKnow: string[] } {
  const isSkin = ({ concern }: SafetyFact) => concern === "allergy" || concern === "reaction";
  const wordsOf = (of: readonly SafetyFact[]) => [...new Set(of.map(({ words }) => words))];
  const allergies = wordsOf(facts.filter(isSkin));
  const mustKnow = wordsOf(facts.filter((fact) => !isSkin(fact)));
  return { allergies, mustKnow: mustKnow.filter((words) => !allergies.includes(words)) };
}
