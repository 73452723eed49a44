import { foldName } from "#tools/clients/name-rules.ts";

/** Those whom a name means, of `all`: whose name has it in whole words; if nobody's has, whose words begin so. "Ana" is no Dana. */
export function called<T>(who: string, all: readonly T[], nameOf: (one: T) => string): T[] {
  const sought = foldName(who);
  const bare = (one: T) => ` ${foldName(nameOf(one))} `;
  const whole = all.filter((one) => bare(one).includes(` ${sought} `));
  return whole.length > 0 ? whole : all.filter((one) => bare(one).includes(` ${sought}`));
}
