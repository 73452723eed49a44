import { z } from "zod";

type Raw = z.core.$ZodRawIssue;

/**
 * What zod found, as the end of a sentence that a field's name begins: "must be a number". It stands for zod's own words
 * wherever this file is imported; a schema that has words of its own keeps them.
 */
export function issueSaid(issue: Raw): string {
  if (issue.input === undefined && ABSENT.has(issue.code)) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? "is not of the right kind";
    case "invalid_value":
      return oneOf(issue.values);
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return FORMS[issue.format] ?? "does not have the right form";
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `has what is not known here: ${listed(issue.keys, "and")}`;
    case "invalid_union":
      return unionSaid(issue);
    case "invalid_key":
      return "is not a name that is known here";
    default:
      return "does not fit";
  }
}

z.config({ customError: issueSaid });

/** A field that is not there fails these, whatever it should hold. */
const ABSENT = new Set(["invalid_type", "invalid_value", "invalid_union"]);

const KINDS: Readonly<Record<string, string>> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  bigint: "must be a whole number",
  boolean: "must be true or false",
  array: "must be a list",
  tuple: "must be a list",
  object: "must hold named fields",
  record: "must hold named fields",
  date: "must be a date",
  file: "must be a file",
  null: "must be left empty",
  undefined: "must be left out",
  never: "must be left out",
};

const FORMS: Readonly<Record<string, string>> = {
  email: "must be an email address",
  url: "must be a web address",
  uuid: "must be an id",
  date: "must be a date such as 2026-01-31",
  datetime: "must be a time such as 2026-01-31T10:00:00Z",
  time: "must be a time such as 10:00",
  json_string: "must be JSON",
  base64: "must be Base64",
  base64url: "must be Base64 for addresses",
};

function tooSmall({ origin, minimum, inclusive, exact }: z.core.$ZodRawIssue<TooSmall>): string {
  const unit = UNITS[origin];
  if (!unit) return `must be ${inclusive ? "at least" : "more than"} ${limit(origin, minimum)}`;
  if (exact) return `must have exactly ${counted(minimum, unit)}`;
  return Number(minimum) === 1
    ? "must not be empty"
    : `must have at least ${counted(minimum, unit)}`;
}

function tooBig({ origin, maximum, inclusive, exact }: z.core.$ZodRawIssue<TooBig>): string {
  const unit = UNITS[origin];
  if (!unit) return `must be ${inclusive ? "at most" : "less than"} ${limit(origin, maximum)}`;
  return `must have ${exact ? "exactly" : "at most"} ${counted(maximum, unit)}`;
}

type TooSmall = z.core.$ZodIssueTooSmall;
type TooBig = z.core.$ZodIssueTooBig;
type Amount = TooSmall["minimum"];

/** What a thing has many of: one of them, and more. */
type Unit = readonly [string, string];
const ENTRIES: Unit = ["entry", "entries"];
const UNITS: Readonly<Record<string, Unit>> = {
  string: ["character", "characters"],
  array: ENTRIES,
  set: ENTRIES,
  map: ENTRIES,
  file: ["byte", "bytes"],
};

const counted = (amount: Amount, [one, more]: Unit) =>
  `${amount} ${Number(amount) === 1 ? one : more}`;

const limit = (origin: string, amount: Amount) =>
  origin === "date" ? new Date(Number(amount)).toISOString().slice(0, 10) : String(amount);

function unionSaid({
  errors,
  ...issue
}: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  if (Array.isArray(issue.options) && issue.options.length > 0) return oneOf(issue.options);
  const kinds = errors.flatMap((branch) => branch.map(({ message }) => message));
  const said = [...new Set(kinds)].filter((kind) => kind.startsWith(MUST_BE));
  if (said.length === 0 || said.length < new Set(kinds).size) return "does not fit";
  return (
    MUST_BE +
    joined(
      said.map((kind) => kind.slice(MUST_BE.length)),
      "or",
    )
  );
}

const MUST_BE = "must be ";

/** So many choices are read; more are looked up. */
const MOST_CHOICES = 12;

function oneOf(values: readonly z.core.util.Primitive[]): string {
  if (values.length > MOST_CHOICES) return "is not one of the choices";
  return (
    MUST_BE +
    joined(
      values.map((value) => (value === null ? "nothing" : String(value))),
      "or",
    )
  );
}

/** What was sent is repeated only so far. */
const MOST_NAMED = 5;
const LONGEST = 40;

function listed(names: readonly string[], word: string): string {
  const short = names.slice(0, MOST_NAMED).map((name) => name.slice(0, LONGEST));
  const more = names.length - short.length;
  return joined(more > 0 ? [...short, `${more} more`] : short, word);
}

const joined = (words: readonly string[], word: string) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${word} ${words.at(-1)}`;
