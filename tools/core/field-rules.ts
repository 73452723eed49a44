type Path = readonly PropertyKey[];
type Issue = { path: Path; message: string };
/** Of a choice between shapes, what each of them found wrong. */
type Found = Issue & { errors?: readonly (readonly Found[])[] };

/**
 * What is wrong with a field, as a sentence for people: "Client email must be an email address." Words that are a sentence
 * already stay as they are.
 */
export function fieldSentence({ path, message }: Issue): string {
  const sentence = /^\p{Lu}/u.test(message) ? message : `${fieldName(path)} ${message}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** An issue of zod at the field that it is about: of a choice between shapes, at the shape that was meant. */
export function atField(issue: Found): Issue {
  const meant = (issue.errors ?? []).filter((branch) => (branch[0]?.path.length ?? 0) > 0);
  const [first] = meant.toSorted((a, b) => depthOf(b) - depthOf(a)).flat();
  return first ? atField({ ...first, path: [...issue.path, ...first.path] }) : issue;
}

const depthOf = (branch: readonly Found[]) => branch[0]?.path.length ?? 0;

/** A name longer than that is no field of ours. */
const LONGEST = 60;

/** "licenseExpiresOn" as "License expires on"; what is within a list says where: "Quantity (items 2)". */
function fieldName(path: Path): string {
  const places = path.reduce<string[]>((names, part) => {
    const last = names.at(-1);
    if (isIndex(part) && last !== undefined)
      return [...names.slice(0, -1), `${last} ${Number(part) + 1}`];
    return [...names, inWords(String(part))];
  }, []);
  const name = places.pop();
  if (!name) return "The request";
  const within = places.length > 0 ? ` (${places.join(", ")})` : "";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${within}`;
}

const isIndex = (part: PropertyKey) => /^\d+$/.test(String(part));

const inWords = (name: string) =>
  name
    .slice(0, LONGEST)
    .replaceAll(/[_-]+/g, " ")
    .replaceAll(
      /([a-z\d])([A-Z])/g,
      (_all, end: string, begin: string) => `${end} ${begin.toLowerCase()}`,
    );
