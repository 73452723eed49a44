import { foldName } from "#tools/values/name-rules.ts";

/** Those whom a name means, of `all`: whose name has it in whole words; if nobody's has, whose words begin so. "Ana" is no Dana. */
export function called<T>(who: string, all: readonly T[], nameOf: (one: T) => string): T[] {
  const sought = plainName(who);
  const bare = (one: T) => ` ${plainName(nameOf(one))} `;
  const whole = all.filter((one) => bare(one).includes(` ${sought} `));
  if (whole.length > 0) return whole;
  const begun = all.filter((one) => bare(one).includes(` ${sought}`));
  // "ruths" is whose it is, as thumbs write
  return begun.length > 0 || !/.{3}s$/.test(sought)
    ? begun
    : called(sought.slice(0, -1), all, nameOf);
}

/** Mei Ling is Mei-Ling, and OLeary is O'Leary. */
const plainName = (name: string) => foldName(name).replaceAll("-", " ").replaceAll(/['.]/g, "");
