import type { Domain } from "#tools/core/domains.ts";
import { tryConsultation, tryConversions, tryExample } from "#ui/api/chair/test-lab.ts";
import { SAMPLE_CONSULTATION, SAMPLE_EXAMPLE, SAMPLE_FORMULAS, SAMPLE_PHOTOS } from "./samples.ts";

/** A test of the lab: what it does, what is said of its end, and whose lists it changes. */
export type LabTest = {
  tab: string;
  about: string;
  /** The sample data, as it is sent. */
  sends: unknown;
  done: string;
  failed: string;
  refreshes: readonly Domain[];
  run: (signal: AbortSignal, stylistId: string | undefined) => Promise<unknown>;
};

const by = (stylistId: string | undefined) => (stylistId ? { stylistId } : {});

/** The three tests, in the order of the sequence. */
export const TESTS = {
  example: {
    tab: "Training Example",
    about: "Saves a sample training example. It stays until you delete it in Formula Training.",
    sends: SAMPLE_EXAMPLE,
    done: "Training example saved!",
    failed: "Failed to save training example",
    refreshes: ["training"],
    run: (signal, stylistId) => tryExample({ ...SAMPLE_EXAMPLE, ...by(stylistId) }, signal),
  },
  conversions: {
    tab: "Formula Conversions",
    about: "Converts a lightener, a toner and a base formula. Nothing is saved.",
    sends: SAMPLE_FORMULAS,
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
    sends: SAMPLE_CONSULTATION,
    done: "AI consultation complete!",
    failed: "AI consultation failed",
    refreshes: ["consultations", "formulas", "stats", "subscription"],
    run: (signal) => tryConsultation(SAMPLE_CONSULTATION, SAMPLE_PHOTOS, signal),
  },
} satisfies Record<string, LabTest>;

export type TestId = keyof typeof TESTS;
