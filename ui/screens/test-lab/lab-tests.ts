import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Domain } from "#tools/core/domains.ts";
import type { ConvertedFormula } from "#tools/library/convert-schema.ts";
import type { TrainingExample } from "#tools/training/schema.ts";
import { tryConsultation, tryConversions, tryExample } from "#ui/api/chair/test-lab.ts";
import {
  SAMPLE_CONSULTATION,
  SAMPLE_EXAMPLE,
  SAMPLE_FORMULAS,
  SAMPLE_PHOTOS,
  type SampleFormula,
} from "./samples.ts";

/** A test of the lab: what it does, what is said of its end, and whose lists it changes. */
export type LabTest = {
  tab: string;
  about: string;
  /** The request that it makes, and how often. */
  calls: { path: string; times: number };
  /** What comes back when it passes, and what stands in it. */
  answers: string;
  fields: readonly string[];
  /** The sample data, as it is sent. */
  sends: unknown;
  /** The same as a colourist reads it: the hair as it is and as it is wanted, and a name with its words to a line. */
  shows: {
    now?: string | undefined;
    goal?: string | undefined;
    lines: readonly [string, string][];
  };
  done: string;
  failed: string;
  refreshes: readonly Domain[];
  run: (signal: AbortSignal, stylistId: string | undefined) => Promise<unknown>;
};

const formulaWords = ({
  productLine,
  shades,
  mixingRatio,
  developerVolume,
  amount,
}: SampleFormula) =>
  `${productLine} ${shades.join(" + ")}, ${mixingRatio} with ${developerVolume}\u00a0vol, ${amount.replace(" ", "\u00a0")}`;
const by = (stylistId: string | undefined) => (stylistId ? { stylistId } : {});

/** The three tests, in the order of the sequence. */
export const TESTS = {
  example: {
    tab: "Training Example",
    about: "Saves a sample training example. It stays until you delete it in Formula Training.",
    calls: { path: "/api/training-examples", times: 1 },
    answers: "The example as it was saved, with its id.",
    fields: [
      "id",
      "stylistId",
      "createdAt",
      "name",
      "baseFormula",
      "tonerFormula",
    ] satisfies (keyof TrainingExample)[],
    sends: SAMPLE_EXAMPLE,
    shows: {
      now: SAMPLE_EXAMPLE.currentPhotos[0],
      goal: SAMPLE_EXAMPLE.targetPhoto,
      lines: [
        ["Base", formulaWords(SAMPLE_EXAMPLE.baseFormula)],
        ["Toner", formulaWords(SAMPLE_EXAMPLE.tonerFormula)],
        ["Processing", `${SAMPLE_EXAMPLE.processingTime} min`],
        ["Note", SAMPLE_EXAMPLE.specialInstructions],
      ],
    },
    done: "Training example saved!",
    failed: "Failed to save training example",
    refreshes: ["training"],
    run: (signal, stylistId) => tryExample({ ...SAMPLE_EXAMPLE, ...by(stylistId) }, signal),
  },
  conversions: {
    tab: "Formula Conversions",
    about: "Converts a lightener, a toner and a base formula. Nothing is saved.",
    calls: { path: "/api/formulas/convert", times: SAMPLE_FORMULAS.length },
    answers: "Each formula in the salon's own brands, with what is unsure of it.",
    fields: [
      "convertedIngredients",
      "from",
      "to",
      "bowls",
      "unread",
      "cautions",
    ] satisfies (keyof ConvertedFormula)[],
    sends: SAMPLE_FORMULAS,
    shows: {
      lines: SAMPLE_FORMULAS.map(({ sourceContext, originalFormula }) => [
        sourceContext,
        originalFormula,
      ]),
    },
    done: "Formulas converted!",
    failed: "Conversion failed",
    refreshes: [],
    run: (signal, stylistId) =>
      tryConversions(
        SAMPLE_FORMULAS.map((formula) => ({ ...formula, ...by(stylistId) })),
        signal,
      ),
  },
  consultation: {
    tab: "AI Consultation",
    about:
      "Runs a consultation with three rendered photos. It is saved in History and uses one analysis of your plan.",
    calls: { path: "/api/consultations", times: 1 },
    answers: "The consultation, its formula and the analysis of the photos.",
    fields: [
      "consultation",
      "formula",
      "formulas",
      "steps",
      "aiAnalysis",
      "treatmentPlan",
    ] satisfies (keyof ConsultationResult)[],
    sends: SAMPLE_CONSULTATION,
    shows: {
      now: SAMPLE_PHOTOS[0],
      goal: SAMPLE_PHOTOS.at(-1),
      lines: [
        ["Now", `Level ${SAMPLE_CONSULTATION.currentLevel}, ${SAMPLE_CONSULTATION.currentTone}`],
        ["Goal", `Level ${SAMPLE_CONSULTATION.desiredLevel}, ${SAMPLE_CONSULTATION.desiredTone}`],
        [
          "Hair",
          `${SAMPLE_CONSULTATION.hairHealth}, ${SAMPLE_CONSULTATION.hairThickness}, no gray`,
        ],
        ["Service", SAMPLE_CONSULTATION.serviceType],
      ],
    },
    done: "AI consultation complete!",
    failed: "AI consultation failed",
    refreshes: ["consultations", "formulas", "stats", "subscription"],
    run: (signal) => tryConsultation(SAMPLE_CONSULTATION, SAMPLE_PHOTOS, signal),
  },
} satisfies Record<string, LabTest>;

export type TestId = keyof typeof TESTS;
