import { getCountries, parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js";
import { E164 } from "./phone-schema.ts";

/**
 * How a phone number is recognised in every spelling: E.164 where the salon's country tells, else its digits; null where
 * there are too few to ring anybody.
 */
export function phoneKeyOf(phone: string | null | undefined, timeZone: string): string | null {
  const given = phone?.trim() ?? "";
  const digits = given.replaceAll(/\D/g, "");
  if (digits.length < 5) return null;
  return possibleNumber(given, timeZone) ?? digits;
}

/**
 * A number as it can be dialled from anywhere, E.164, read as somebody in the salon's country writes it; null for what is
 * none. Also one that no country has given out, as long as it is written with its plus.
 */
export function e164Of(phone: string | null | undefined, timeZone: string): string | null {
  const given = phone?.trim() ?? "";
  const bare = given.replaceAll(/[\s().\-/]/g, "");
  return possibleNumber(given, timeZone) ?? (E164.safeParse(bare).success ? bare : null);
}

/** The country that gave out a number, ISO 3166; null for one that none has, such as those kept for examples. */
export function countryOfNumber(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}

function possibleNumber(given: string, timeZone: string): string | null {
  const country = countryOf(timeZone);
  const parsed = parsePhoneNumberFromString(given, country && { defaultCountry: country });
  return parsed?.isPossible() ? parsed.number : null;
}

let countries: Map<string, CountryCode> | undefined;

/** The country of an IANA zone; undefined for one that no country has, such as UTC. */
export function countryOf(timeZone: string): CountryCode | undefined {
  countries ??= new Map(
    getCountries().flatMap((country) =>
      zonesOf(country).map((zone): [string, CountryCode] => [zone, country]),
    ),
  );
  return countries.get(timeZone) ?? countries.get(FORMER_NAMES[timeZone] ?? "");
}

function zonesOf(country: CountryCode): string[] {
  // in every engine that this runs on, and not yet in TypeScript's library
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones(): string[] | undefined;
  };
  return locale.getTimeZones() ?? [];
}

/** Zones that were renamed, by the name that the table of countries still has. */
const FORMER_NAMES: Record<string, string> = {
  "America/Argentina/Buenos_Aires": "America/Buenos_Aires",
  "America/Indiana/Indianapolis": "America/Indianapolis",
  "America/Kentucky/Louisville": "America/Louisville",
  "Asia/Ho_Chi_Minh": "Asia/Saigon",
  "Asia/Kathmandu": "Asia/Katmandu",
  "Asia/Kolkata": "Asia/Calcutta",
  "Asia/Yangon": "Asia/Rangoon",
  "Atlantic/Faroe": "Atlantic/Faeroe",
  "Europe/Kyiv": "Europe/Kiev",
};
