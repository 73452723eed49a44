import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { LIBRARY } from "./library.ts";
import { TIMERS } from "./timers.ts";

const RESULT = { client: "client", level: "level", tone: "tone" } as const;

/** How a colour came out, with what was reached. */
const outcomes = (kind: string): readonly string[] => [
  `keep ${kind} outcome of {client}: level {level}, tone {tone}`,
  `keep ${kind} outcome of {client}: level {level}`,
  `keep ${kind} outcome of {client}: tone {tone}`,
  `keep ${kind} outcome: level {level}, tone {tone}`,
  `keep ${kind} outcome of {client}`,
  `keep ${kind} outcome: level {level}`,
  `keep ${kind} outcome: tone {tone}`,
  `keep ${kind} outcome`,
];

/** Formulas, bowls, timers and what comes of them. */
export const CHAIR: readonly Intent[] = [
  // what facts of hair are in is read by the older hearing
  { id: "formulate", tool: "formulate", slots: {}, says: [] },
  { id: "correct", tool: "correct", slots: {}, says: [] },
  { id: "rescue", tool: "rescue", slots: {}, says: [] },
  { id: "tell", slots: {}, says: [] },
  { id: "read_photos", tool: "read_photos", slots: {}, says: ["read the photo"] },
  { id: "read_card", tool: "read_card", slots: {}, says: ["read the card"] },
  {
    id: "find_consultations",
    tool: "find_consultations",
    slots: { client: "client" },
    says: ["list the consultations of {client}", "list the consultations"],
  },
  {
    id: "get_consultation",
    tool: "get_consultation",
    slots: { client: "client", month: "period" },
    says: [
      "open the {month} consultation of {client}",
      "open the last consultation of {client}",
      "open the {month} consultation",
      "open the last consultation",
    ],
  },
  {
    id: "explain",
    tool: "explain",
    slots: { client: "client", question: "text" },
    says: [
      "explain the formula of {client}: {question}",
      "explain the formula: {question}",
      "explain the formula of {client}",
      "explain the formula",
    ],
  },
  {
    id: "save_notes",
    tool: "save_notes",
    slots: { client: "client", month: "period", note: "text" },
    says: [
      "write with the {month} consultation of {client} the words: {note}",
      "write with the consultation of {client} the words: {note}",
      "write with the consultation the words: {note}",
    ],
  },
  {
    id: "scale_bowl.grams",
    tool: "scale_bowl",
    slots: { client: "client", grams: "grams" },
    says: ["make {grams} g in all of {client}'s formula", "make {grams} g in all of the formula"],
  },
  {
    id: "scale_bowl.more",
    tool: "scale_bowl",
    slots: { client: "client", grams: "grams" },
    says: ["make {grams} g more of {client}'s formula", "make {grams} g more of the formula"],
  },
  {
    id: "scale_bowl.less",
    tool: "scale_bowl",
    slots: { client: "client", grams: "grams" },
    says: ["make {grams} g less of {client}'s formula", "make {grams} g less of the formula"],
  },
  {
    id: "scale_bowl.times",
    tool: "scale_bowl",
    slots: { client: "client", factor: "word" },
    says: [
      "make {factor} times the bowl of {client}'s formula",
      "make {factor} times the bowl of the formula",
    ],
  },
  {
    id: "read_notation",
    tool: "read_notation",
    slots: { formula: "formula" },
    says: ["read the shorthand {formula}"],
  },
  {
    id: "check_formula",
    tool: "check_formula",
    slots: { client: "client", formula: "formula" },
    says: [
      "judge the bowl of {client} by the checks: {formula}",
      "judge the bowl by the checks: {formula}",
    ],
  },
  {
    id: "write_formula",
    tool: "write_formula",
    slots: { client: "client", formula: "formula" },
    says: [
      "keep with the consultation of {client}: {formula}",
      "keep with the consultation: {formula}",
    ],
  },
  {
    id: "override_formula",
    tool: "override_formula",
    slots: { name: "name", reason: "text" },
    says: [
      "release the formula, {name}: {reason}",
      "release the formula because {reason}",
      "release the formula",
    ],
  },
  {
    id: "share_roadmap",
    tool: "share_roadmap",
    slots: { client: "client" },
    says: [
      "show the plan of visits for the client {client}",
      "show the plan of visits for the client",
    ],
  },
  {
    id: "stop_sharing_roadmap",
    tool: "stop_sharing_roadmap",
    slots: { client: "client" },
    says: [
      "close the link to the plan of visits of {client}",
      "close the link to the plan of visits",
    ],
  },
  { id: "get_rates", tool: "get_rates", slots: {}, says: ["what's the hourly rate"] },
  {
    id: "set_rates",
    tool: "set_rates",
    slots: { hour: "sum", product: "sum" },
    says: [
      "set the hourly rate to {hour} and the product rate to {product}",
      "set the hourly rate to {hour}",
      "set the product rate to {product}",
    ],
  },
  { id: "record_outcome.happy", tool: "record_outcome", slots: RESULT, says: outcomes("a happy") },
  {
    id: "record_outcome.unhappy",
    tool: "record_outcome",
    slots: RESULT,
    says: outcomes("an unhappy"),
  },
  {
    id: "outcome_report",
    tool: "outcome_report",
    slots: { client: "client" },
    says: ["show how outcomes came out for {client}", "show how outcomes came out"],
  },
  {
    id: "decide_offset.use",
    tool: "decide_offset",
    slots: { line: "line" },
    says: [
      "take the offset of the outcomes for the line {line}",
      "take the offset of the outcomes",
    ],
  },
  {
    id: "decide_offset.drop",
    tool: "decide_offset",
    slots: { line: "line" },
    says: [
      "drop the offset of the outcomes for the line {line}",
      "drop the offset of the outcomes",
    ],
  },
  {
    id: "mix_bowl",
    tool: "mix_bowl",
    slots: { client: "client", grams: "grams" },
    says: [
      "draw {grams} g of {client}'s formula from stock as mixed",
      "draw of {client}'s formula from stock as mixed",
      "draw {grams} g of the formula from stock as mixed",
      "draw of the formula from stock as mixed",
    ],
  },
  { id: "list_bowls", tool: "list_bowls", slots: {}, says: ["show me the mixed bowls"] },
  { id: "undo_bowl", tool: "undo_bowl", slots: {}, says: ["undo the last bowl"] },
  {
    id: "reweigh_bowl",
    tool: "reweigh_bowl",
    slots: { client: "client", left: "grams", grams: "grams" },
    says: [
      "weigh back {left} g of {grams} g of {client}'s formula",
      "weigh back {left} g of {client}'s formula",
      "weigh back {left} g of {grams} g of the formula",
      "weigh back {left} g of the formula",
    ],
  },
  {
    id: "bowl_cost",
    tool: "bowl_cost",
    slots: { client: "client", grams: "grams", line: "line" },
    says: [
      "work out the cost of {grams} g of the line {line}",
      "work out the cost of {grams} g of {client}'s formula",
      "work out the cost of the line {line}",
      "work out the cost of {client}'s formula",
      "work out the cost of {grams} g of the formula",
      "work out the cost of the formula",
    ],
  },
  {
    id: "visit_cost",
    tool: "visit_cost",
    slots: { client: "client" },
    says: [
      "work out what to charge {client} for the visit",
      "work out what to charge for the visit",
    ],
  },
  ...TIMERS,
  ...LIBRARY,
];
