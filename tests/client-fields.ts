import { CLIENT_FIELD_NAMES, CLIENT_FIELDS, type ClientFieldName } from "#tools/clients/fields.ts";

/** What is typed of a client. */
export const TYPED_FIELDS = CLIENT_FIELD_NAMES.filter(
  (name) => CLIENT_FIELDS[name].kind !== "record",
);

/** A value for everything that is typed of a client, each told by its sign; `turn` (0 to 9) makes another number and day. */
export function everyField(sign: string, turn = 0): Record<ClientFieldName, string> {
  const values = TYPED_FIELDS.map((name) => [name, valueFor(name, sign, turn)]);
  return Object.fromEntries(values) as Record<ClientFieldName, string>;
}

function valueFor(name: ClientFieldName, sign: string, turn: number): string {
  switch (CLIENT_FIELDS[name].kind) {
    case "email":
      return `${sign.toLowerCase()}@fields.example`;
    case "phone":
      return `0151 666777${turn}`;
    case "day":
      return `1991-0${turn % 9 || 9}-17`;
    default:
      return `${sign} ${name}`;
  }
}
