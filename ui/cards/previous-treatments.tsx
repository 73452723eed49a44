import { PreviousTreatment } from "#tools/colour/words.ts";
import { ManyChips } from "./choice-chips.tsx";

type Treatment = (typeof PreviousTreatment.options)[number];

/** What the hair has been through, as far as it is still in it. */
export function PreviousTreatments({
  required,
  hint = "All that are still in the hair",
  value,
  onChange,
}: {
  required?: boolean;
  hint?: string;
  value: readonly Treatment[];
  onChange: (treatments: Treatment[]) => void;
}) {
  return (
    <ManyChips
      {...(required && { required })}
      label="Previous treatments"
      hint={hint}
      words={PreviousTreatment.options}
      value={value}
      onChange={(chosen) => onChange(treatmentsAfter(value, chosen))}
    />
  );
}

/** The treatments after a tap: virgin hair has had nothing else, so either takes the place of the other. */
export function treatmentsAfter(
  before: readonly Treatment[],
  chosen: readonly Treatment[],
): Treatment[] {
  const added = chosen.find((word) => !before.includes(word));
  if (added === "virgin") return ["virgin"];
  return added ? chosen.filter((word) => word !== "virgin") : [...chosen];
}
