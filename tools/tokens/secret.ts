import { randomBytes } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** So many letters of 62 hold 32 bytes. */
const LENGTH = 43;
const MARK = "ut_";

/** A new token of the API: `ut_` and 32 random bytes in letters and digits. */
export function newApiToken(): string {
  let rest = BigInt(`0x${randomBytes(32).toString("hex")}`);
  let text = "";
  for (let place = 0; place < LENGTH; place += 1) {
    text = (LETTERS[Number(rest % 62n)] ?? "") + text;
    rest /= 62n;
  }
  return MARK + text;
}

/** What could be such a token at all. */
export const isApiToken = (given: string): boolean => /^ut_[0-9A-Za-z]{43}$/.test(given);

/** What a token is recognised by in a list. */
export const prefixOf = (token: string): string => token.slice(0, MARK.length + 5);
