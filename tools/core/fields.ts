import { z } from "zod";
import { issueSaid } from "./issue-rules.ts";
import { isWebAddress } from "./web-schema.ts";

type Asked = {
  /** What it is called, from the form to the approval. */
  label: string;
  hint?: string;
  placeholder?: string;
  /** Stands beside another in a form where there is room. */
  beside?: boolean;
};

/** Text: in one line or several, or a line of a form of its own. */
export type TextField = Asked & {
  kind: "line" | "text" | "email" | "phone" | "web" | "day" | "price" | "record";
  /** The most letters it takes. */
  longest: number;
};

/** A number with its bounds. */
export type NumberField = Asked & { kind: "number"; least: number; most: number };

/** What is chosen, switched or listed. */
export type ChosenField = Asked & { kind: "choice" | "switch" | "list" | "time" };

/** How one thing that is written of a record is treated everywhere: in words, forms, approvals and sheets. */
export type Field = TextField | NumberField | ChosenField;

/**
 * What is left of words when the client is erased whom they are about. stays: all of it, they are about nobody. blotted: their
 * name and addresses are taken out, in whatever row. emptied: the same, and in a row of theirs nothing is left. theirs: nothing is
 * left in a row of theirs; in other rows it is about somebody else.
 */
export type Erased = "stays" | "blotted" | "emptied" | "theirs";

/** A field of what hangs on a client, with what erasing leaves of its column; none where no column bears its name. */
export type WrittenField = Field & { erased?: Erased };

/** The names of a record's fields, in the order in which they are asked. */
export const namesOf = <Name extends string>(fields: Record<Name, Field>): Name[] =>
  Object.keys(fields) as Name[];

/** A field's column in the database. */
export const columnOf = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Says what is wrong with a field by its label, wherever it is written: "Years of experience must be at most 60". */
const saidOf = ({ label }: Pick<Field, "label">) => ({
  error: (issue: z.core.$ZodRawIssue) => `${label} ${issueSaid(issue)}`,
});

/** Text that PostgreSQL can hold: neither NUL nor half a surrogate pair. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((given) => given.replaceAll("\0", "").toWellFormed())
    .trim();

/** A text field's word. */
export const textOf = (field: TextField) =>
  z.string(saidOf(field)).trim().max(field.longest, saidOf(field));

/** A text field that must be filled in. */
export const neededOf = (field: TextField) =>
  textOf(field).min(1, `Please enter a ${field.label.toLowerCase()}`);

const ADDRESS = "Please enter an email address";

/** An email address that must be filled in. */
export const addressOf = (field: TextField) => z.email(ADDRESS).max(field.longest, saidOf(field));

/** An email address that may be left empty. One address, so that no second one rides along. */
export const emailOf = (field: TextField) =>
  z.union([addressOf(field), z.literal("")], ADDRESS).nullish();

/** The address of a page that may be left empty. */
export const webOf = (field: TextField) =>
  textOf(field)
    .nullish()
    .refine(
      isWebAddress,
      `${field.label} must be a web address that starts with http:// or https://`,
    );

/** A record as people say it: by its name, or by its id. How it is found, the `refs` of its tool say. */
export const ref = (description: string) => z.string().trim().min(1).max(160).describe(description);

/** A whole number within its bounds. */
export const wholeOf = (field: NumberField) =>
  z.int(saidOf(field)).min(field.least, saidOf(field)).max(field.most, saidOf(field));

/** A number within its bounds. */
export const numberOf = (field: NumberField) =>
  z.number(saidOf(field)).min(field.least, saidOf(field)).max(field.most, saidOf(field));

/** What was said of some fields, as it is kept: blank text is none, and what was left out is left out. */
export const keptOf = <Name extends string, Given extends { [Each in Name]?: unknown }>(
  names: readonly Name[],
  given: Given,
): Pick<Given, Name & keyof Given> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const said = given[name];
      return said === undefined ? [] : [[name, said === "" ? null : said]];
    }),
  ) as Pick<Given, Name & keyof Given>;
