import { fromSchema, type Named, type Schema } from "#tests/from-schema.ts";
import { ODD_TEXTS, ODD_VALUES } from "./odd-values.ts";

/** What chance decides by, one request long. */
export type Dice = {
  /** Whether something comes to pass that is this probable. */
  happens: (probability: number) => boolean;
  /** One of what there is; there must be something. */
  pick: <T>(all: readonly T[]) => T;
};

export function diceOf(chance: () => number): Dice {
  return {
    happens: (probability) => chance() < probability,
    pick: <T>(all: readonly T[]) => all[Math.floor(chance() * all.length)] as T,
  };
}

/** What a mutation may draw on: ids of both salons, and how fields are filled that are well meant. */
export type Stock = { ids: readonly string[]; named: Named };

type Fields = Record<string, unknown>;

/** A value as its schema asks for it, with one thing about it put wrong, or an optional thing added. */
export function mutate(dice: Dice, stock: Stock, value: unknown, schema: Schema = {}): unknown {
  if (dice.happens(0.8)) {
    if (Array.isArray(value)) return mutateList(dice, stock, value, schema);
    if (typeof value === "object" && value !== null)
      return mutateFields(dice, stock, value as Fields, schema);
  }
  if (schema.format === "uuid" && dice.happens(0.7)) return dice.pick(stock.ids);
  return dice.pick(dice.happens(0.6) ? ODD_TEXTS : ODD_VALUES);
}

function mutateFields(dice: Dice, stock: Stock, value: Fields, schema: Schema): Fields {
  const way = wayOf(dice, schema);
  const name = dice.pick([...Object.keys(way.properties ?? {}), ...Object.keys(value), "extra"]);
  if (dice.happens(0.1)) return { ...value, [name]: undefined };
  const field = way.properties?.[name] ?? {};
  const meant = value[name] ?? fromSchema(field, stock.named, name);
  return { ...value, [name]: dice.happens(0.4) ? meant : mutate(dice, stock, meant, field) };
}

function mutateList(dice: Dice, stock: Stock, value: unknown[], schema: Schema): unknown[] {
  const item = wayOf(dice, schema).items ?? {};
  const [first = fromSchema(item, stock.named)] = value;
  if (dice.happens(0.1)) return [];
  if (dice.happens(0.1)) return Array.from({ length: 300 }, () => first);
  return [mutate(dice, stock, first, item), ...value.slice(1)];
}

/** One of the shapes that a schema allows. */
const wayOf = (dice: Dice, schema: Schema): Schema =>
  dice.pick([schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]);
