import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** The library of formulas, its sheets, other lines, and practice. */
export const LIBRARY: readonly Intent[] = [
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
    id: "convert_formula",
    tool: "convert_formula",
    slots: { client: "client", line: "line" },
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
    says: [
      "put the library formula {formula} into the line {line}",
      "put the library formula that one into the line {line}",
    ],
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
];
