import { z } from "zod";
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

/** A text field's word. */
export const textOf = ({ longest }: Pick<TextField, "longest">) => z.string().trim().max(longest);

/** A text field that must be filled in. */
export const neededOf = (field: TextField) =>
  textOf(field).min(1, `Please enter a ${field.label.toLowerCase()}`);

/** An email address that must be filled in. */
export const addressOf = ({ longest }: Pick<TextField, "longest">) =>
  z.email("Please enter an email address").max(longest);

/** An email address that may be left empty. One address, so that no second one rides along. */
export const emailOf = (field: TextField) => z.union([addressOf(field), z.literal("")]).nullish();

/** The address of a page that may be left empty. */
export const webOf = (field: TextField) =>
  textOf(field)
    .nullish()
    .refine(isWebAddress, "must be a web address that starts with http:// or https://");

/** A record as people say it: by its name, or by its id. How it is found, the `refs` of its tool say. */
export const ref = (description: string) => z.string().trim().min(1).max(160).describe(description);

/** A whole number within its bounds. */
export const wholeOf = ({ least, most }: Pick<NumberField, "least" | "most">) =>
  z.int().min(least).max(most);

/** A number within its bounds. */
export const numberOf = ({ least, most }: Pick<NumberField, "least" | "most">) =>
  z.number().min(least).max(most);

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
