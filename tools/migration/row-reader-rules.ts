import { z } from "zod";
import { parsePrice } from "#tools/pricing/service-price-rules.ts";
import { dayOf, type DayStyle } from "./day-rules.ts";
import type { MigrationField, SourceRecord } from "./schema.ts";
import { minutesOf } from "./time-rules.ts";

/** By what rows are read: the salon's day, zone and currency, and what a person calls a field. */
export type HowRead = DayStyle & {
  timeZone: string;
  currency: string;
  label: (field: MigrationField) => string;
};

/** What a row says; or why it is left out. */
export type Judged<T> = { value: T } | { problem: string };

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

/** Reads the fields of one row, and gathers what is wrong with it. */
export function rowReader(fields: SourceRecord["fields"], how: HowRead) {
  const problems: string[] = [];
  const raw = (field: MigrationField) => {
    const text = fields[field]?.trim() ?? "";
    return NOTHING.has(text.toLowerCase()) ? "" : text;
  };
  const refuse = (field: MigrationField, why: string): null => {
    problems.push(`“${how.label(field)}”: ${why}`);
    return null;
  };
  const within = (field: MigrationField, text: string, longest: number) => {
    if (text.length <= Math.min(longest, CUT_AT - 1)) return text || null;
    return refuse(field, `the text is longer than ${Math.min(longest, CUT_AT - 1)} characters`);
  };
  return {
    problems,
    raw,
    refuse,
    within,
    /** One line of text; null for none. */
    line: (field: MigrationField, longest: number) =>
      within(field, raw(field).replaceAll(/\s+/g, " "), longest),
    /** Text with its line breaks; null for none. */
    text: (field: MigrationField, longest: number) => within(field, raw(field), longest),
    email: (field: MigrationField) => {
      const text = raw(field).replace(/^mailto:/i, "");
      if (text === "" || Email.safeParse(text).success) return text || null;
      return refuse(field, `${quoted(text)} is no email address`);
    },
    phone: (field: MigrationField) => {
      const text = raw(field).replaceAll(/\s+/g, " ");
      if (text === "") return null;
      if (/^\d+([.,]\d+)?e\+?\d+$/i.test(text))
        return refuse(field, `${quoted(text)} was shortened by a spreadsheet`);
      const digits = text.replaceAll(/\D/g, "").length;
      if (digits < 5 || digits > 20 || text.length > 40)
        return refuse(field, `${quoted(text)} is no phone number`);
      return text;
    },
    day: (field: MigrationField) => {
      const text = raw(field);
      return text === "" ? null : (dayOf(text, how) ?? refuse(field, `${quoted(text)} is no day`));
    },
    minutes: (field: MigrationField) => {
      const text = raw(field);
      if (text === "") return null;
      const minutes = minutesOf(text);
      if (minutes !== null && minutes >= 5 && minutes <= 720) return minutes;
      return refuse(field, `${quoted(text)} is no time from 5 minutes to 12 hours`);
    },
    /** Minor units. */
    price: (field: MigrationField) => {
      const price = priceOf(raw(field), how.currency);
      return (
        price ??
        (raw(field) === ""
          ? null
          : refuse(field, `${quoted(raw(field))} is no price in ${how.currency}`))
      );
    },
    /** The same where a row is worth having without: what cannot be read is given back as words, with what it is called. */
    priceOrWords: (field: MigrationField): { price: number | null; words: string | null } => {
      const text = raw(field);
      const price = priceOf(text, how.currency);
      const words =
        text === "" || price !== null ? null : `${how.label(field)}: ${text.slice(0, 60)}`;
      return { price, words };
    },
    /** A whole number from 0 to a million, or below 0 where that is said. */
    whole: (field: MigrationField) => {
      const text = raw(field).replaceAll(/(?<=\d)[, ](?=\d{3}\b)/g, "");
      if (text === "") return null;
      const figure = /^-?\d{1,7}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
      if (figure <= 1_000_000) return figure;
      return refuse(field, `${quoted(text)} is no whole number up to a million`);
    },
    /** What was read, or why it is left out. */
    judged: <T>(value: T): Judged<T> =>
      problems.length > 0 ? { problem: `${problems.join("; ")}.` } : { value },
  };
}

function priceOf(text: string, currency: string): number | null {
  return /^(free|gratis|kostenlos|gratuit)$/i.test(text) ? 0 : parsePrice(text, currency);
}

/** A cell in a sentence: short, on one line. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return `“${line.length > 60 ? `${line.slice(0, 59).toWellFormed()}…` : line}”`;
}
