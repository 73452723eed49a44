import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { RecordRef } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import {
  Correct,
  ExplainConsultation,
  Explanation,
  Formulate,
  FoundConsultations,
  OpenedConsultation,
} from "./assistant-schema.ts";
import { getClient } from "#tools/clients/clients.ts";
import { getConsultation, listConsultations, saveNotes } from "./consultations.ts";
import { createConsultation } from "./create.ts";
import { explainConsultation } from "./told/explain.ts";
import { noteSafety } from "./note-safety.ts";
import { CONSULTATION_FIELDS } from "./fields.ts";
import { SavedNotes, SaveNotes } from "./notes-schema.ts";
import { NotedSafety, NoteSafety, WithdrawSafety } from "./safety-schema.ts";
import { ConsultationResult, FindConsultations } from "./schema.ts";
import { withdrawSafety } from "./withdraw-safety.ts";

const { stylistNotes: NOTES } = CONSULTATION_FIELDS;

const FOUND_AT_ONCE = 10;

export const consultationTools = {
  formulate: defineTool({
    description:
      "Analyze photos and diagnosis into a formula and save it as a consultation; uses one analysis of the plan. Ask for what is required and not known first; never guess levels, damage or history.",
    input: Formulate,
    output: ConsultationResult,
    effect: "write",
    refreshes: ["consultations", "clients", "formulas", "stats", "subscription"],
    route: "POST /api/consultations",
    spansCalls: true,
    records: (_input, made) => ofConsultation(made),
    did: (_input, { consultation }) => `wrote a formula for ${consultation.clientName}`,
    run: (ctx, input, progress) =>
      createConsultation(ctx, { ...input, consultationType: "new" }, progress),
  }),
  correct: defineTool({
    description:
      "Write a corrective formula for a result that is not right, from a photo of the result and the consultation that made it; uses one analysis of the plan. What is not said again is taken from that consultation.",
    input: Correct,
    output: ConsultationResult,
    effect: "write",
    refreshes: ["consultations", "clients", "formulas", "stats", "subscription"],
    spansCalls: true,
    records: (_input, made) => ofConsultation(made),
    did: (_input, { consultation }) => `wrote a correction for ${consultation.clientName}`,
    run: (ctx, input, progress) =>
      createConsultation(ctx, { ...input, consultationType: "corrective" }, progress),
  }),
  note_safety: defineTool({
    description:
      "Call this first whenever something about a client's safety is said: an allergy or sensitivity, a reaction, a test that failed, sore or broken skin, pregnancy, age under 16, isotretinoin, chemotherapy. Judges the client's standing formulas again at once. Pass the words as they were said. It keeps nothing on the record: offer to save it there.",
    input: NoteSafety,
    output: NotedSafety,
    effect: "write",
    refreshes: ["consultations", "formulas"],
    records: (_input, { client, judged }) => [
      ...judged.map(({ consultationId: id }) => ({ kind: "consultation" as const, id })),
      ...(client ? [{ kind: "client" as const, id: client.id }] : []),
    ],
    did: ({ words }, { judged }) =>
      judged.some(({ held }) => held.length > 0)
        ? `held a formula back: "${words.slice(0, 80)}"`
        : `noted what was said about safety: "${words.slice(0, 80)}"`,
    run: noteSafety,
  }),
  withdraw_safety: defineTool({
    description:
      "Take back words about a client's safety that were said in error, so that they count no more. Only when the stylist says that they were wrong; what is on the record is changed there.",
    input: WithdrawSafety,
    output: NotedSafety,
    effect: "ask",
    refreshes: ["consultations", "formulas"],
    route: "POST /api/consultations/{id}/safety/withdraw",
    asks: ({ words }) =>
      `Take back “${words}”? It counts no more for this client, and what it stopped is judged anew.`,
    records: ({ consultationId }) => [{ kind: "consultation", id: consultationId }],
    did: ({ words }) => `took back “${words.slice(0, 80)}”`,
    run: withdrawSafety,
  }),
  find_consultations: defineTool({
    description: "Past consultations, newest first, by part of the client's name.",
    input: FindConsultations,
    output: FoundConsultations,
    effect: "read",
    run: findConsultations,
  }),
  get_consultation: defineTool({
    description:
      "A past consultation with its formulas, bowls, findings and notes, by its id; with what its client's record says that concerns every formula: say it beside the formula.",
    input: z.strictObject({ id: z.uuid() }),
    output: OpenedConsultation,
    effect: "read",
    run: openConsultation,
  }),
  explain: defineTool({
    description:
      "Why a consultation's formula is as it is, or is not otherwise: the rules that fired, with their sources. Another developer, time, ratio or line is put through the checks. Quote the answer; add no reason of your own.",
    input: ExplainConsultation,
    output: Explanation,
    effect: "read",
    run: explainConsultation,
  }),
  save_notes: defineTool({
    description: "Replace the stylist's own notes on a consultation.",
    input: SaveNotes,
    output: SavedNotes,
    effect: "ask",
    refreshes: ["consultations"],
    route: "PATCH /api/consultations/{id}/notes",
    asks: ({ notes }) =>
      notes ? `Save these notes? "${notes}"` : "Clear the notes of this consultation?",
    changes: async (ctx, { id, notes }) =>
      changesOf([
        [NOTES.label, (await getConsultation(ctx, { id })).consultation.stylistNotes, notes],
      ]),
    edits: [{ field: "notes", label: NOTES.label, kind: "lines" }],
    records: ({ id }) => [{ kind: "consultation", id }],
    did: ({ notes }) =>
      notes ? "saved notes on a consultation" : "cleared the notes on a consultation",
    undo: async (ctx, { id }) => {
      const { stylistNotes } = (await getConsultation(ctx, { id })).consultation;
      return () => ({ tool: "save_notes", input: { id, notes: stylistNotes ?? "" } });
    },
    run: saveNotes,
  }),
};

const ofConsultation = ({ consultation: { id, clientId } }: ConsultationResult): RecordRef[] => [
  { kind: "consultation", id },
  ...(clientId ? [{ kind: "client" as const, id: clientId }] : []),
];

async function findConsultations(ctx: Ctx, wanted: FindConsultations): Promise<FoundConsultations> {
  const { total, items } = await listConsultations(ctx, {
    ...wanted,
    limit: Math.min(wanted.limit ?? FOUND_AT_ONCE, FOUND_AT_ONCE),
  });
  return { total, items: items.map(({ aiAnalysis: _analysis, ...item }) => item) };
}

async function openConsultation(ctx: Ctx, { id }: { id: string }): Promise<OpenedConsultation> {
  const result = await getConsultation(ctx, { id });
  const { clientId } = result.consultation;
  if (!clientId) return { ...result, record: null };
  const { mustKnow, allergies, notes, patchTest } = await getClient(ctx, { id: clientId });
  return { ...result, record: { mustKnow, allergies, notes, patchTest } };
}
