import { describe, expect, test } from "vitest";
import { createSigner } from "#tools/core/signer.ts";
import { newToken } from "#tools/core/tokens.ts";
import { payLink } from "#tools/payments/rows.ts";
import { PRIVATE_PAGES, valueWithoutLinks, withoutLinks } from "./link-rules.ts";

const AT = "https://salon.example";

describe("a link that opens something", () => {
  test.each([...PRIVATE_PAGES.map((page) => `/${page}/`), "/reset-password?token="])(
    "at %s opens nothing any more, in a text and in JSON",
    (page) => {
      const secret = newToken();
      const text = `Move it here: ${AT}${page}${secret}. Until then,`;
      expect(withoutLinks(text)).toBe(`Move it here: ${AT}${page}(not-shown). Until then,`);
      const value = { a: [{ text, n: 1, none: null }] };
      expect(JSON.stringify(valueWithoutLinks(value))).not.toContain(secret);
      expect(valueWithoutLinks(value)).toMatchObject({ a: [{ n: 1, none: null }] });
    },
  );

  test("to pay loses its signature too", () => {
    const signer = createSigner("a secret of at least thirty-two letters");
    const link = payLink({ signer, publicUrl: AT }, crypto.randomUUID());
    expect(withoutLinks(`Pay ${link}`)).toBe(`Pay ${AT}/pay/(not-shown)`);
  });
});

test.each([
  `${AT}/book/maren-falk-hair-and-colour-in-berlin`,
  `${AT}/calendar`,
  `${AT}/approve/01980000-0000-7000-8000-000000000001`,
  "pay/join us on Friday",
])("%s stays as it is", (text) => {
  expect(withoutLinks(text)).toBe(text);
  const value = { text };
  expect(valueWithoutLinks(value)).toBe(value);
});
