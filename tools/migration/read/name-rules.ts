/** A person's name as it came: whole, or in parts. */
export type NameParts = {
  name?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
};

/** What follows a comma in a firm's name or behind a person's, and is no first name. */
const SUFFIX = /^(inc|llc|ltd|gmbh|ag|kg|co|corp|jr|sr|ii|iii|iv|md|phd)\b\.?/i;

/** The whole name: first and last where there is one, else the name, "Berg, Anna" the right way round; "" for none. */
export function wholeName({ name = "", firstName = "", lastName = "" }: NameParts): string {
  const parts = plainName(`${firstName} ${lastName}`);
  return parts || turned(plainName(name));
}

function turned(name: string): string {
  const [last = "", first = "", more] = name.split(",").map((part) => part.trim());
  const both = last !== "" && first !== "" && more === undefined;
  const short = first.split(" ").length <= 3 && last.split(" ").length <= 4;
  return both && short && !SUFFIX.test(first) ? `${first} ${last}` : name;
}

const plainName = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/**
 * Whether two folded names may be one person's who shares an address or number: a family shares them too. Different persons
 * are those with two whole names whose first ones begin with another letter, and no other order of the same words.
 */
export function mayBeSame(one: string, other: string): boolean {
  const [a, b] = [one.split(" "), other.split(" ")];
  if (a.length < 2 || b.length < 2) return true;
  if (one[0] === other[0]) return true;
  return a.toSorted().join(" ") === b.toSorted().join(" ");
}
