import { useMutation } from "@tanstack/react-query";
import { BookmarkPlus } from "lucide-react";
import type { ConvertedStored } from "#tools/library/convert-schema.ts";
import { applySwitch } from "#ui/api/chair/convert.ts";
import { Button } from "#ui/components/button.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

/** Keeps a conversion in the library beside what it was made from; nothing where it could not be kept as it is shown. */
export function SaveConverted({ converted }: { converted: ConvertedStored }) {
  const save = useMutation(applySwitch);
  const [saved] = save.data?.formulas ?? [];
  const { from, to, formula } = converted;
  if (!from || !to || !canBeKept(converted)) return null;
  if (saved) return <TextLink to={`/library/${saved.id}`}>Open it in the library</TextLink>;
  return (
    <Button
      icon={BookmarkPlus}
      pending={save.isPending}
      onClick={() => save.mutate({ from, to, items: [{ formulaId: formula.id, choices: [] }] })}
    >
      Save to library
    </Button>
  );
}

/** Every shade has something that stands for it, and one line became one other. */
function canBeKept({ convertedIngredients, unread, from, to, formula, bowls }: ConvertedStored) {
  return (
    from !== to &&
    unread.length === 0 &&
    convertedIngredients.every(({ converted }) => converted !== null) &&
    formula.bowls.every(({ line }, at) => line === from || bowls[at]?.line === line) &&
    bowls.every(({ line }, at) => formula.bowls[at]?.line !== from || line === to)
  );
}
