import type { Intent } from "#agent/models/builtin/sense/intent.ts";

const RESULT = { client: "client", level: "level", tone: "tone" } as const;
const FORMULA = { client: "client", line: "line" } as const;

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
    id: "start_timer",
    tool: "start_timer",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: [
      "begin a countdown of {minutes} for {client}: {label}",
      "begin a countdown of {minutes} for {client}",
      "begin a countdown of {minutes}: {label}",
      "begin a countdown for {client}: {label}",
      "begin a countdown of {minutes}",
      "begin a countdown for {client}",
      "begin a countdown: {label}",
      "begin a countdown",
    ],
  },
  { id: "start_timer.several", tool: "start_timer", slots: {}, says: [] },
  {
    id: "add_minutes",
    tool: "add_minutes",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: [
      "put {minutes} more on the countdown of {client} {label}",
      "put {minutes} more on the countdown of {client}",
      "put {minutes} more on the countdown of {label}",
      "put {minutes} more on the countdown",
      "put more on the countdown of {client}",
      "put more on the countdown of {label}",
      "put more on the countdown",
    ],
  },
  {
    id: "add_minutes.less",
    tool: "add_minutes",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: [
      "take {minutes} off the countdown of {client}",
      "take {minutes} off the countdown of {label}",
      "take {minutes} off the countdown",
    ],
  },
  {
    id: "stop_timer",
    tool: "stop_timer",
    slots: { client: "client", label: "text" },
    says: [
      "end the countdown of {client} {label}",
      "end the countdown of {client}",
      "end the countdown of {label}",
      "end the countdown",
    ],
  },
  {
    id: "list_timers",
    tool: "list_timers",
    slots: { client: "client" },
    says: ["which countdowns run for {client}", "which countdowns run"],
  },
  {
    id: "save_to_library.written",
    tool: "save_to_library",
    slots: { name: "name", formula: "formula" },
    says: [
      "keep the written formula in the library as {name}: {formula}",
      "keep the written formula in the library: {formula}",
    ],
  },
  {
    id: "save_to_library",
    tool: "save_to_library",
    slots: { client: "client", name: "name" },
    says: [
      "keep {client}'s formula in the library as {name}",
      "keep the formula in the library as {name}",
      "keep {client}'s formula in the library",
      "keep the formula in the library",
    ],
  },
  {
    id: "change_library_formula.rename",
    tool: "change_library_formula",
    slots: { formula: "formula", name: "name" },
    says: [
      "call the library formula {formula} by the name {name}",
      "call the library formula that one by the name {name}",
    ],
  },
  {
    id: "change_library_formula.note",
    tool: "change_library_formula",
    slots: { formula: "formula", note: "text" },
    says: [
      "put with the library formula {formula} the words: {note}",
      "put with the library formula that one the words: {note}",
    ],
  },
  {
    id: "change_library_formula.mix",
    tool: "change_library_formula",
    slots: { formula: "formula", written: "text" },
    says: [
      "write {written} in the place of what the library formula {formula} holds",
      "write {written} in the place of what the library formula that one holds",
    ],
  },
  {
    id: "find_formulas",
    tool: "find_formulas",
    slots: { formula: "formula", shade: "shade", line: "line", level: "level" },
    says: [
      "look in the library for {line} {shade}",
      "look in the library for {formula}",
      "look in the library for {shade}",
      "look in the library for {line}",
      "look in the library for level {level}",
      "look in the library",
    ],
  },
  {
    id: "use_library_formula",
    tool: "use_library_formula",
    slots: { formula: "formula", client: "client" },
    says: [
      "take the library formula {formula} for the hair of {client}",
      "take the library formula {formula}",
      "take the library formula that one for the hair of {client}",
    ],
  },
  {
    id: "delete_library_formula",
    tool: "delete_library_formula",
    slots: { formula: "formula" },
    says: ["throw the library formula {formula} away", "throw the library formula that one away"],
  },
  {
    id: "list_formula_imports",
    tool: "list_formula_imports",
    slots: {},
    says: ["show me the formula imports"],
  },
  {
    id: "check_formula_import",
    tool: "check_formula_import",
    slots: { sheet: "name" },
    says: ["check the formula sheet {sheet}", "check the formula sheet"],
  },
  {
    id: "start_formula_import",
    tool: "start_formula_import",
    slots: { sheet: "name" },
    says: ["start the formula import {sheet}", "start the formula import"],
  },
  {
    id: "cancel_formula_import",
    tool: "cancel_formula_import",
    slots: { sheet: "name" },
    says: ["cancel the formula import {sheet}", "cancel the formula import"],
  },
  {
    id: "undo_formula_import",
    tool: "undo_formula_import",
    slots: { sheet: "name" },
    says: ["undo the formula import {sheet}", "undo the formula import"],
  },
  {
    id: "convert_formula",
    tool: "convert_formula",
    slots: FORMULA,
    says: [
      "put {client}'s formula into the line {line}",
      "put {client}'s formula into another line",
      "put the formula into the line {line}",
      "put the formula into another line",
    ],
  },
  {
    id: "convert_formula.library",
    tool: "convert_formula",
    slots: { formula: "formula", line: "line" },
    says: ["put the library formula {formula} into the line {line}"],
  },
  {
    id: "convert_written",
    tool: "convert_written",
    slots: { formula: "formula", line: "line" },
    says: [
      "put the written shades {formula} into the line {line}",
      "put the written shades {formula} into another line",
      "put the same shades into the line {line}",
    ],
  },
  {
    id: "plan_line_switch",
    tool: "plan_line_switch",
    slots: { from: "line", to: "line" },
    says: [
      "plan the change of all formulas from the line {from} to the line {to}",
      "plan the change of all formulas to the line {to}",
    ],
  },
  {
    id: "run_line_switch",
    tool: "run_line_switch",
    slots: {},
    says: ["carry out the planned change of line"],
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
  { id: "list_scenarios", tool: "list_scenarios", slots: {}, says: ["list the practice heads"] },
  {
    id: "grade_formula",
    tool: "grade_formula",
    slots: { scenario: "number", target: "number", formula: "formula" },
    says: [
      "grade the practice answer of scenario {scenario} target {target}: {formula}",
      "grade the practice answer of scenario {scenario}: {formula}",
      "grade the practice answer of scenario {scenario} target {target}",
      "grade the practice answer: {formula}",
      "grade the practice answer on target {target}",
      "grade the practice answer of scenario {scenario}",
      "grade the practice answer",
    ],
  },
  {
    id: "save_practice",
    tool: "save_practice",
    slots: { scenario: "number", target: "number", formula: "formula" },
    says: [
      "keep the practice answer of scenario {scenario} target {target}: {formula}",
      "keep the practice answer of scenario {scenario}: {formula}",
      "keep the practice answer",
    ],
  },
  {
    id: "list_training_examples",
    tool: "list_training_examples",
    slots: {},
    says: ["show the training examples"],
  },
  {
    id: "add_training_example",
    tool: "add_training_example",
    slots: { name: "name", facts: "text" },
    says: [
      "keep the worked case {name}: {facts}",
      "keep the worked case {name}",
      "keep a worked case",
    ],
  },
  {
    id: "delete_training_example",
    tool: "delete_training_example",
    slots: { example: "name" },
    says: ["throw the worked case {example} away", "throw a worked case away"],
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
];
