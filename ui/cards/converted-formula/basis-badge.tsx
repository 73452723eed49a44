import { BookCheck, Calculator, CircleHelp } from "lucide-react";
import type { ConvertedIngredient } from "#tools/library/convert-schema.ts";
import { Badge } from "#ui/components/badge.tsx";

/** Whose word a conversion rests on. */
export function BasisBadge({
  ingredient,
}: {
  ingredient: Pick<ConvertedIngredient, "basis" | "converted">;
}) {
  const { basis, converted } = ingredient;
  if (converted === null)
    return (
      <Badge tone="bad" icon={CircleHelp}>
        No equivalent
      </Badge>
    );
  if (basis === "published")
    return (
      <Badge tone="ok" icon={BookCheck}>
        Published
      </Badge>
    );
  if (basis === "computed")
    return (
      <Badge tone="warn" icon={Calculator}>
        Worked out
      </Badge>
    );
  return null;
}
