import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LETTER_COLOURS } from "./letter-data.ts";
import type { Letter } from "./letter-schema.ts";
import { writeLetter } from "./letter.ts";

const publicUrl = "https://salon.example";
const link = `${publicUrl}/manage/abc`;
const letter = (words = "x", href = link): Letter => ({
  greeting: words,
  paragraphs: [words, words],
  facts: [
    { label: words, value: words },
    { label: words, value: words, link: { label: words, href } },
  ],
  button: { label: words, href },
  after: [words],
  smallPrint: [words],
  sender: words,
});
const write = (of: Letter, subject = "Hello") => writeLetter(of, { publicUrl, subject });

/** Every tag with all its attributes, links left out. */
const tagsOf = (html: string) =>
  (html.match(/<[^>]*>/g) ?? [])
    .filter((tag) => tag !== "<br>")
    .map((tag) => tag.replace(/href="[^"]*"/, "href"));
const nasty = fc
  .array(
    fc.constantFrom(
      "<",
      ">",
      '"',
      "'",
      "&",
      "=",
      "/",
      "`",
      " ",
      "script",
      "onerror",
      "\n",
      "--",
      "]]",
    ),
    { minLength: 1, maxLength: 20 },
  )
  .map((parts) => `a${parts.join("")}`);

describe("a letter", () => {
  test("opens no tag and no attribute by any value", () => {
    const expected = tagsOf(write(letter()).html);
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          fc.string({ unit: "binary" }).map((words) => `a${words}`),
        ),
        (words) => {
          expect(tagsOf(write(letter(words), words).html)).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("opens nothing by the path of its link either", () => {
    const expected = tagsOf(write(letter()).html);
    fc.assert(
      fc.property(nasty, (path) => {
        const { html } = write(letter("x", `${publicUrl}/${path}`));
        expect(tagsOf(html)).toEqual(expected);
      }),
    );
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,hello",
    "https://salon.example.evil.example/manage/abc",
    "https://salon.example@evil.example/",
    "http://salon.example/manage/abc",
    "//salon.example/manage/abc",
  ])("does not link to %s", (href) => {
    expect(() => write(letter("x", href))).toThrow();
  });

  test("says in text what it says in HTML", () => {
    const { text, html } = write({
      greeting: "Hello Anna,",
      paragraphs: ["Your time stands.", `Open ${link} for more.`],
      facts: [{ label: "When", value: "Friday", link: { label: "Change", href: `${link}2` } }],
      button: { label: "See or change it", href: link },
      smallPrint: ["If it was not you, ignore this."],
      sender: "Maren's salon",
    });
    expect(text).toBe(
      `Hello Anna,\n\nYour time stands.\n\nOpen ${link} for more.\n\nWhen: Friday\n  Change: ${link}2\n\nSee or change it:\n${link}\n\nIf it was not you, ignore this.\n\nMaren's salon\n`,
    );
    for (const words of [
      "Hello Anna,",
      "Your time stands.",
      "Friday",
      `href="${link}2"`,
      `href="${link}"`,
    ])
      expect(html).toContain(words);
  });

  test("keeps a value on one line, without what turns or steers the words around it", () => {
    const { text } = write({ ...letter(), greeting: "Hello A\r\nBcc: x\u202e\u0007y," });
    expect(text.split("\n")[0]).toBe("Hello A Bcc: x y,");
  });

  test("asks for nothing from elsewhere", () => {
    expect(write(letter()).html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/);
  });

  test("is painted with the tokens of the app", () => {
    const [dark = "", light = ""] = ["dark", "light"].map(
      (theme) =>
        new RegExp(`data-theme="?${theme}"?\\]\\s*\\{([^}]*)`).exec(
          readFileSync("ui/styles.css", "utf8"),
        )?.[1],
    );
    for (const [css, colours] of [
      [dark, LETTER_COLOURS.dark],
      [light, LETTER_COLOURS.light],
    ] as const)
      for (const [name, colour] of Object.entries(colours))
        expect(css).toContain(`--${name}: ${colour};`);
  });
});
