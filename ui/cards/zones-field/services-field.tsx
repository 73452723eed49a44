import { PlannedService } from "#tools/colour/words.ts";
import { ManyChips } from "#ui/cards/choice-chips.tsx";

type Service = (typeof PlannedService.options)[number];

/** What one visit can hold. */
const MOST = 4;

const NAMES: Record<Service, string> = {
  virgin_lift: "First lift on virgin hair",
  retouch: "Root retouch",
  grey_coverage: "Grey coverage",
  grey_blending: "Grey blending",
  toning: "Toner",
  gloss: "Gloss",
  lowlights: "Lowlights",
  highlights: "Highlights",
  balayage: "Balayage",
  going_darker: "Going darker",
  colour_removal: "Colour removal",
  double_process: "Double process",
  vivids: "Vivid colours",
  correction: "Correction",
};

/** What the client came for, in the words of the chair; left empty, levels and tones decide. */
export function ServicesField({
  value = [],
  onChange,
}: {
  value: Service[] | undefined;
  onChange: (services: Service[] | undefined) => void;
}) {
  return (
    <ManyChips
      label="What is it for"
      hint={value.length < MOST ? `Up to ${MOST}, optional` : `${MOST} is what one visit holds`}
      words={PlannedService.options}
      nameOf={(word) => NAMES[word]}
      most={MOST}
      value={value}
      onChange={(services) => onChange(services.length > 0 ? services : undefined)}
    />
  );
}
