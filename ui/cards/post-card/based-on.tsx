import type { Caption } from "#tools/social/schema.ts";
import { Fold } from "#ui/components/page/fold.tsx";
import { plural } from "#ui/lib/format.ts";

const WRITERS: Record<Caption["writtenBy"], string> = {
  gemini: "Written by Gemini",
  own: "Written by the salon's own model",
  builtin: "Put together by Undertone’s own rules",
};

/** Who wrote a caption, and what of the consultation it rests on. */
export function BasedOn({
  caption: { basedOn, writtenBy },
}: {
  caption: Pick<Caption, "basedOn" | "writtenBy">;
}) {
  if (basedOn.length === 0)
    return <p className="text-sm text-ink-2">{WRITERS[writtenBy]}, from your words alone.</p>;
  return (
    <Fold
      summary={`${WRITERS[writtenBy]}, based on ${plural(basedOn.length, "fact")}`}
      className="text-sm"
    >
      <ul aria-label="Based on" className="flex list-disc flex-col gap-1 pb-1 pl-8 text-ink-2">
        {basedOn.map((fact) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
