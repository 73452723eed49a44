import { PlannedService } from "#tools/colour/words.ts";
import { ManyChips } from "#ui/cards/choice-chips.tsx";
import { serviceName } from "./service-words.ts";

type Service = (typeof PlannedService.options)[number];

/** What one visit can hold. */
const MOST = 4;

/** What the client came for, in the words of the chair; left empty, levels and tones decide. */
export function ServicesField({
  value = [],
  without = [],
  onChange,
}: {
  /** Services that the form asks for elsewhere; one that was chosen before is shown all the same. */
  without?: readonly Service[];
  value: Service[] | undefined;
  onChange: (services: Service[] | undefined) => void;
}) {
  return (
    <ManyChips
      label="What is it for"
      hint={value.length < MOST ? `Up to ${MOST}, optional` : `${MOST} is what one visit holds`}
      words={PlannedService.options.filter(
        (word) => !without.includes(word) || value.includes(word),
      )}
      nameOf={serviceName}
      most={MOST}
      value={value}
      onChange={(services) => onChange(services.length > 0 ? services : undefined)}
    />
  );
}
