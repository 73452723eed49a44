/** As much of JSON Schema as the description of the API uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
};

/** What a field's name asks for, where its schema says only that it is an id or a text; undefined where nobody knows. */
export type Named = (name: string, schema: Schema) => unknown;

/** Texts of the forms that patterns ask for. */
const TEXTS = [
  "A word",
  "10:00",
  "2090-01-10",
  "+4930901820",
  "$150",
  "a-word",
  "#aabbcc",
  "1:1",
  "7/1",
  "wella-professionals/koleston-perfect",
  "EUR",
  "DE",
  "036000291452",
];
const FORMATS: Record<string, string> = {
  date: "2090-01-10",
  "date-time": "2090-01-10T10:00:00.000Z",
  time: "10:00",
  email: "n@x.example",
  uri: "https://x.example",
  uuid: "00000000-0000-4000-8000-000000000000",
};

/** The plainest value that a schema allows: what must be there, and nothing else. */
export function fromSchema(schema: Schema, named: Named, name = ""): unknown {
  if (schema.example !== undefined) return schema.example;
  const known = named(name, schema);
  if (known !== undefined) return known;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (one) return fromSchema(one, named, name);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => fromSchema(part, named, name)));
  const type = [schema.type].flat()[0];
  switch (type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((field) => [
          field,
          fromSchema(schema.properties?.[field] ?? {}, named, field),
        ]),
      );
    case "array": {
      if (schema.prefixItems)
        return schema.prefixItems.map((part) => fromSchema(part, named, name));
      const count = Math.max(1, schema.minItems ?? 0);
      return Array.from({ length: count }, () => fromSchema(schema.items ?? {}, named, name));
    }
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case "boolean":
      return true;
    case "string":
      return textFor(schema);
    default:
      return null;
  }
}

function textFor({ format, pattern, minLength = 0 }: Schema): string {
  if (format && FORMATS[format]) return FORMATS[format];
  const fits =
    pattern === undefined ? () => true : (text: string) => new RegExp(pattern).test(text);
  return TEXTS.find((text) => fits(text) && text.length >= minLength) ?? "x".repeat(minLength || 1);
}
