import type { FoundFormulas, LibraryFormula } from "#tools/library/schema.ts";
import { LibraryCard } from "#ui/cards/library-formula.tsx";

/** Formulas that were found, each leading to its place in the library. */
export function FoundFormulasCard({ value: { items } }: { value: FoundFormulas }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Formulas found" className="flex flex-col gap-2">
      {items.map((formula) => (
        <li key={formula.id} className="min-w-0">
          <LibraryCard formula={formula} />
        </li>
      ))}
    </ul>
  );
}

/** What was kept in the library. */
export function SavedFormulaCard({ value }: { value: LibraryFormula }) {
  return <LibraryCard formula={value} />;
}
