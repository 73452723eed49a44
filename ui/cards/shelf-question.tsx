import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import {
  getStylistPreferences,
  leaveLinesOpen,
  listColorBrands,
  listProductLines,
  saveStylistPreferences,
} from "#ui/api/chair/brands.ts";
import { Chip } from "#ui/components/chip.tsx";

/** How many makers fit without a second look. */
const SHOWN = 6;

/** Asks a newcomer, once and before the first bowl, whose colour stands on the shelf. Shows nothing to anybody else. */
export function ShelfQuestion() {
  const { data: own } = useQuery(getStylistPreferences);
  return own?.asksLines ? <Asked /> : null;
}

function Asked() {
  const titleId = useId();
  const [all, setAll] = useState(false);
  const { data: brands } = useQuery(listColorBrands);
  const { data: lines } = useQuery(listProductLines);
  const save = useMutation(saveStylistPreferences);
  const later = useMutation(leaveLinesOpen);
  if (!brands || !lines) return null;
  const makers = brands.filter(({ id }) =>
    lines.some(
      ({ brandId, type, shadeCount }) => brandId === id && type === "permanent" && shadeCount > 0,
    ),
  );
  const busy = save.isPending || later.isPending;
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-[22px] max-md:p-4"
    >
      <div>
        <h2 id={titleId} className="text-lg">
          Whose color stands on your shelf?
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          Formulas are mixed in it from now on. Brand Preferences has every line, and changes it.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {makers.slice(0, all ? undefined : SHOWN).map(({ id, name }) => (
          <Chip
            key={id}
            disabled={busy}
            onClick={() =>
              save.mutate({ brandId: id, productLineIds: [], developerVolume: 20, brandName: name })
            }
          >
            {name}
          </Chip>
        ))}
        {!all && makers.length > SHOWN && (
          <Chip disabled={busy} onClick={() => setAll(true)}>
            Another maker
          </Chip>
        )}
        <Chip disabled={busy} onClick={() => later.mutate()}>
          Not yet
        </Chip>
      </div>
    </section>
  );
}
