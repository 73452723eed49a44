import { z } from "zod";
import { parsePrice } from "#tools/values/money-rules.ts";
import { dayOf, type DayStyle } from "./day-rules.ts";
import type { MigrationField, SourceRecord } from "#tools/migration/schema.ts";
import { minutesOf } from "./time-rules.ts";

/** By what rows are read: the salon's day, zone and currency, and what a person calls a field. */
export type HowRead = DayStyle & {
  timeZone: string;
  currency: string;
  label: (field: MigrationField) => string;
};

/** What a row says, and what of it is left out; or why all of it is. */
export type Judged<T> = { value: T; warning: string | null } | { problem: string };

/** Text as long as this was cut by the reader of sheets: what is missing of it nobody knows. */
const CUT_AT = 4200;
/** What people write where there is nothing. */
const NOTHING = new Set([
  "-",
  "--",
  "—",
  "n/a",
  "na",
  "none",
  "null",
  "nil",
  "undefined",
  "k.a.",
  "\\n",
]);
const Email = z.email().max(254);

/** Reads the fields of one row. A field that cannot be read is left out; the row is only where it cannot stand without it. */
export function rowReader(fields: SourceRecord["fields"], how: HowRead) {
  const refusals: string[] = [];
  const warnings: string[] = [];
  const raw = (field: MigrationField) => {
    const text = fields[field]?.trim() ?? "";
    return NOTHING.has(text.toLowerCase()) ? "" : text;
  };
  const label = (field: MigrationField) => `“${how.label(field)}”`;
  const refuse = (field: MigrationField, why: string): null => {
    refusals.push(`${label(field)}: ${why}`);
    return null;
  };
  const omit = (field: MigrationField, why: string): null => {
    warnings.push(`without ${label(field)}: ${why}`);
    return null;
  };
  const remark = (field: MigrationField, why: string) =>
    void warnings.push(`${label(field)}: ${why}`);
  const within = (field: MigrationField, text: string, longest: number) => {
    const most = Math.min(longest, CUT_AT - 1);
    return text.length <= most ? text || null : omit(field, tooLong(most));
  };
  const line = (field: MigrationField) => raw(field).replaceAll(/\s+/g, " ");
  return {
    raw,
    /** Why the whole row is left out, as far as is known. */
    refusals,
    refuse,
    omit,
    within,
    /** Text that the row cannot stand without; `lacking` says so where there is none. */
    needed: (field: MigrationField, text: string, { longest, lacking }: Needed): string => {
      const most = Math.min(longest, CUT_AT - 1);
      if (text === "") refuse(field, lacking);
      else if (text.length > most) refuse(field, tooLong(most));
      return text;
    },
    /** One line of text; null for none. */
    line: (field: MigrationField, longest: number) => within(field, line(field), longest),
    /** Text with its line breaks; null for none. Of one that is too long the beginning is worth having. */
    text: (field: MigrationField, longest: number) => {
      const [text, most] = [raw(field), Math.min(longest, CUT_AT - 1)];
      if (text.length <= most) return text || null;
      remark(field, `${tooLong(most)}, and only its beginning is kept`);
      return text.slice(0, most).toWellFormed();
    },
    email: (field: MigrationField) => {
      const text = raw(field).replace(/^mailto:/i, "");
      if (text === "" || Email.safeParse(text).success) return text || null;
      return omit(field, `${quoted(text)} is no email address`);
    },
    phone: (field: MigrationField) => {
      const text = line(field);
      if (text === "") return null;
      if (/^\d+([.,]\d+)?e\+?\d+$/i.test(text))
        return omit(field, `${quoted(text)} was shortened by a spreadsheet`);
      const digits = text.replaceAll(/\D/g, "").length;
      if (digits < 5 || digits > 20 || text.length > 40)
        return omit(field, `${quoted(text)} is no phone number`);
      return text;
    },
    day: (field: MigrationField) => {
      const text = raw(field);
      return text === "" ? null : (dayOf(text, how) ?? omit(field, `${quoted(text)} is no day`));
    },
    minutes: (field: MigrationField) => {
      const text = raw(field);
      if (text === "") return null;
      const minutes = minutesOf(text);
      if (minutes !== null && minutes >= 5 && minutes <= 720) return minutes;
      return omit(field, `${quoted(text)} is no time from 5 minutes to 12 hours`);
    },
    /** Minor units, of what has no place without a price. */
    neededPrice: (field: MigrationField) => {
      const price = priceOf(raw(field), how.currency);
      return price ?? refuse(field, `${quoted(raw(field))} is no price in ${how.currency}`);
    },
    /** Minor units; what cannot be read is given back as words for the notes, with what it is called. */
    price: (field: MigrationField): { price: number | null; words: string | null } => {
      const text = raw(field);
      const price = priceOf(text, how.currency);
      if (text === "" || price !== null) return { price, words: null };
      remark(field, `${quoted(text)} is no price in ${how.currency}, and is kept in the notes`);
      return { price, words: `${how.label(field)}: ${text.slice(0, 60)}` };
    },
    /** A whole number from 0 to a million, or below 0 where that is said. */
    whole: (field: MigrationField) => {
      const text = raw(field).replaceAll(/(?<=\d)[, ](?=\d{3}\b)/g, "");
      if (text === "") return null;
      const figure = /^-?\d{1,7}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
      if (figure <= 1_000_000) return figure;
      return omit(field, `${quoted(text)} is no whole number up to a million`);
    },
    /** What was read, or why it is left out. */
    judged: <T>(value: T): Judged<T> => {
      if (refusals.length > 0) return { problem: sentence([...refusals, ...warnings]) };
      return { value, warning: warnings.length > 0 ? sentence(warnings) : null };
    },
  };
}

type Needed = { longest: number; lacking: string };

const tooLong = (most: number) => `the text is longer than ${most} characters`;
const sentence = (parts: readonly string[]) => `${parts.join("; ")}.`;

function priceOf(text: string, currency: string): number | null {
  return /^(free|gratis|kostenlos|gratuit)$/i.test(text) ? 0 : parsePrice(text, currency);
}

/** A cell in a sentence: short, on one line. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return `“${line.length > 60 ? `${line.slice(0, 59).toWellFormed()}…` : line}”`;
}
