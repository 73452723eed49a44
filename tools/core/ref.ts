import type { Ctx } from "./context.ts";
import { DomainError } from "./errors.ts";

type Named = { id: string; name: string };

/** How the records are found that an input names, in this order: `given` is the input with those that were found already. */
export type Refs<Input> = {
  readonly [Key in keyof Input]?: (
    ctx: Ctx,
    words: Input[Key],
    given: never,
  ) => Promise<Named | undefined>;
};

type Find = (ctx: Ctx, words: unknown, given: object) => Promise<Named | undefined>;

/** An input with the records in the place of their names. */
export type Found<Input, By extends Refs<Input>> = keyof By extends never
  ? Input
  : Omit<Input, keyof By> & {
      [Key in keyof By]: By[Key] extends (...given: never[]) => Promise<infer Row> ? Row : never;
    };

/** Puts the records in the place of their names. @throws as their finders, mostly `onlyOne` */
export async function found<Input, By extends Refs<Input>>(
  ctx: Ctx,
  refs: By,
  input: Input,
): Promise<Found<Input, By>> {
  let given = input as object;
  for (const [key, find] of Object.entries(refs) as [string, Find][])
    given = { ...given, [key]: await find(ctx, given[key as never], given) };
  return given as Found<Input, By>;
}

/** As many records as a question names. */
const OFFERED = 5;

/**
 * The one of all that words mean: whose id they are, else what `meant` finds.
 * @throws not_found with the sentence for none; conflict that asks which where there are several
 */
export function onlyOne<Row extends Named>(
  all: readonly Row[],
  words: string,
  { what, none, meant }: { what: string; none: string; meant: readonly Row[] },
): Row {
  const [one, ...others] = all.filter(({ id }) => id === words).concat(meant);
  if (!one) throw new DomainError("not_found", none);
  if (one.id === words || others.length === 0) return one;
  const names = [...new Set([one, ...others].map(({ name }) => name))];
  const offered = names.slice(0, OFFERED).join(", ");
  throw new DomainError(
    "conflict",
    names.length === 1
      ? `There are several called ${offered}. Open the right one on its own screen.`
      : `Which ${what}: ${offered}${names.length > OFFERED ? " or another" : ""}?`,
  );
}
