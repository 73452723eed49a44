/** Things that rows name, such as a head of virgin hair. */
type Named = Record<string, unknown>;

/**
 * A table of tests in text, a line a row, its cells between bars; a line that begins with a bar goes on the row before, and one with `#` is for the reader. An object is written as
 * `virgin currentLevel=7 extra.age=15 hasGray shades=[6N,(code=7A grams=5)]`: names of what is at hand first spread their fields,
 * a field without a value is true, and what would be read as a number or holds a space stands in quotes.
 */
export function table<Row extends unknown[]>(
  text: string,
  ...readers: { [Cell in keyof Row]: (cell: string) => Row[Cell] }
): Row[] {
  const lines = text
    .replaceAll("\n  | ", " | ")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "));
  return lines.map((line) => {
    const cells = line.split(" | ");
    if (cells.length !== readers.length)
      throw new Error(`${cells.length} cells where ${readers.length} are read: ${line}`);
    return readers.map((read, at) => read(cells[at] ?? "")) as Row;
  });
}

/** A cell as it stands. */
export const plain = (cell: string) => cell;

/** Texts of a cell between semicolons, or those that it names; none for a dash. */
export const several =
  <Text extends string = string>(known: Record<string, Text[]> = {}) =>
  (cell: string): Text[] =>
    known[cell] ?? (cell === "-" ? [] : (cell.split(" ; ") as Text[]));

/** The pattern of a cell. */
export function pattern(cell: string): RegExp {
  const [, source = "", flags] = /^\/(.*)\/(\w*)$/.exec(cell) ?? [];
  return new RegExp(source, flags);
}

/** The object of a cell; with a schema, a field that it does not know is refused. */
export const inWords =
  <Value>(known: Named = {}, schema?: { shape: object }) =>
  (cell: string): Value => {
    const value = objectOf(cell, known);
    const strange = Object.keys(value).filter((field) => schema && !(field in schema.shape));
    if (strange.length > 0) throw new Error(`No such field: ${strange.join(", ")}`);
    return value as Value;
  };

/** The value of a cell, which may be anything; a dash is undefined. */
export const inValue =
  <Value>(known: Named = {}) =>
  (cell: string): Value =>
    (cell === "-" ? undefined : valueOf(cell, known)) as Value;

function objectOf(text: string, known: Named): object {
  const own = {};
  const spread: unknown[] = [];
  for (const part of parts(text, " ")) {
    const [path = "", ...value] = part.split("=");
    if (value.length === 0 && path in known) spread.push(known[path]);
    else put(own, path.split("."), value.length === 0 || valueOf(value.join("="), known));
  }
  return Object.assign({}, ...spread, own) as object;
}

function put(into: Record<string, unknown>, [field = "", ...rest]: string[], value: unknown) {
  if (rest.length === 0) into[field] = value;
  else put((into[field] ??= {}) as Record<string, unknown>, rest, value);
}

const WORDS: Named = { true: true, false: false, null: null, undefined };

function valueOf(text: string, known: Named): unknown {
  const inner = text.slice(1, -1);
  if (text.startsWith('"')) return JSON.parse(text);
  if (text.startsWith("(")) return objectOf(inner, known);
  if (text.startsWith("[")) return parts(inner, ",").map((part) => valueOf(part, known));
  if (text in WORDS) return WORDS[text];
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A text in parts, where no bracket and no quote is open. */
function parts(text: string, between: string): string[] {
  const found: string[] = [];
  let [part, depth, quoted] = ["", 0, false];
  for (const [at, sign] of text.split("").entries()) {
    if (sign === '"' && text[at - 1] !== "\\") quoted = !quoted;
    if (!quoted) depth += Number("([".includes(sign)) - Number(")]".includes(sign));
    if (sign !== between || quoted || depth > 0) part += sign;
    else [part] = ["", found.push(part)];
  }
  return part === "" && found.length === 0 ? [] : [...found, part];
}
