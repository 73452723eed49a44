import { sql, type SQL } from "drizzle-orm";
import { clients } from "#db/schema/clients.ts";
import { foldName } from "#tools/values/name-rules.ts";
import { phoneKeyOf } from "#tools/values/phone.ts";

/** Digits with what people write between them. */
const OF_A_NUMBER = /^[+\d()/.-]+$/;
/** Fewer digits are no part of a number worth finding by. */
const SOME = 3;

/**
 * Finds every word in any order, in name, e-mail address or phone number, without case and accents; what looks like a
 * phone number is found by its digits, however it was written. Undefined where nothing is sought.
 */
export function soughtIn(search: string | undefined, timeZone: string): SQL | undefined {
  const words = foldName(search ?? "")
    .split(" ")
    .filter(Boolean);
  if (words.length === 0) return undefined;
  const numbers = words.filter((word) => OF_A_NUMBER.test(word));
  const number = numbers.join("");
  const digits = number.replaceAll(/\D/g, "").replace(/^0+/, "");
  if (digits.length < SOME) return all(words);
  const key = phoneKeyOf(number, timeZone);
  const byNumber = [
    like(digits),
    ...(key ? [like(key)] : []),
    // as it was written, where nobody knows the country
    ...(all(numbers) ? [all(numbers)] : []),
  ];
  const rest = all(words.filter((word) => !numbers.includes(word)));
  const either = sql`(${sql.join(byNumber, sql` or `)})`;
  return rest ? sql`${either} and ${rest}` : either;
}

function all(words: readonly string[]): SQL | undefined {
  return words.length > 0 ? sql`(${sql.join(words.map(like), sql` and `)})` : undefined;
}

function like(word: string): SQL {
  const plain = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`${clients.words} like ${`%${plain}%`}`;
}
