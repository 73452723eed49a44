import type { PlannedService, PreviousTreatment } from "#tools/colour/words.ts";
import type { ColourCase } from "./colour-cases.ts";

/** What a kind of colour service says of the past of the hair, and what it is called on the menu. */
export type Told = {
  hairCondition: "virgin" | "previously-colored" | "bleached";
  previousTreatments: PreviousTreatment[];
  services: PlannedService[];
  serviceType: "toning" | "gray-coverage" | "color-correction";
  menu: string;
};

/** How each kind of head is told to the engine. */
export const DIAGNOSES: Record<ColourCase["diagnosis"], Told> = {
  grey: {
    hairCondition: "previously-colored",
    previousTreatments: ["previously_colored"],
    services: ["grey_coverage"],
    serviceType: "gray-coverage",
    menu: "Root touch-up",
  },
  toning: {
    hairCondition: "bleached",
    previousTreatments: ["bleached"],
    services: ["toning"],
    serviceType: "toning",
    menu: "Gloss",
  },
  highlights: {
    hairCondition: "previously-colored",
    previousTreatments: ["previously_colored"],
    services: ["highlights"],
    serviceType: "toning",
    menu: "Partial highlights",
  },
  lift: {
    hairCondition: "virgin",
    previousTreatments: ["virgin"],
    services: ["balayage"],
    serviceType: "toning",
    menu: "Full balayage",
  },
  gloss: {
    hairCondition: "previously-colored",
    previousTreatments: ["semi_permanent"],
    services: ["gloss"],
    serviceType: "toning",
    menu: "Gloss",
  },
  darker: {
    hairCondition: "previously-colored",
    previousTreatments: ["previously_colored"],
    services: ["going_darker"],
    serviceType: "toning",
    menu: "All-over color",
  },
  correction: {
    hairCondition: "previously-colored",
    previousTreatments: ["box_dye"],
    services: ["correction"],
    serviceType: "color-correction",
    menu: "Color correction",
  },
};
