import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** One argument of an act, for people. */
export type Argument = { label: string; text: string };

const IS_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** What only keeps two changes apart. */
const SILENT = new Set(["version"]);

/**
 * The arguments of an act in words, the inner ones with the name of the outer before theirs: "First client name". Ids and
 * empty ones are left out: whom and what they name stands in the question.
 */
export function argumentWords(input: unknown, outer = ""): Argument[] {
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, value]): Argument[] => {
    const label = Array.isArray(input)
      ? `${outer} ${Number(name) + 1}`
      : `${outer} ${spoken(name)}`;
    if (SILENT.has(name)) return [];
    if (typeof value === "object" && value !== null) return inner(label.trim(), value as object);
    const text = textOf(value);
    return text === "" ? [] : [{ label: capital(label.trim()), text }];
  });
}

/** A list of plain values is one line. */
function inner(label: string, value: object): Argument[] {
  if (!Array.isArray(value) || value.some((each) => typeof each === "object"))
    return argumentWords(value, label);
  const text = value.map(textOf).filter(Boolean).join(", ");
  return text === "" ? [] : [{ label: capital(label), text }];
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  return typeof value === "string" && !IS_ID.test(value) ? value : "";
}

/** "appointmentDate" as "appointment date". */
const spoken = (name: string) =>
  oneSpelling(name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " "));

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
