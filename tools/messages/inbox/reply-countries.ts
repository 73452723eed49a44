import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js";
import { countryOf, countryOfNumber } from "#tools/values/phone.ts";

/**
 * Whether a text from this number, E.164, is answered where every answer is paid for: only one of the salon's countries, or,
 * while it names none, of its own, is. Otherwise anybody could have the salon pay for texts to numbers that earn by them.
 * @param to the number that was written to, whose country counts where the salon's zone has none
 */
export function isAnswered(
  from: string,
  { countries, timeZone, to }: { countries: readonly string[]; timeZone: string; to: string },
): boolean {
  const own = countryOf(timeZone) ?? countryOfNumber(to);
  const allowed = countries.length > 0 ? countries : [own ?? []].flat();
  if (allowed.length === 0) return true;
  const country = countryOfNumber(from);
  if (country) return allowed.includes(country);
  // given out by no country, such as those kept for examples
  return allowed.some(
    (each) => isSupportedCountry(each) && from.startsWith(`+${getCountryCallingCode(each)}`),
  );
}
