import { inflateSync } from "node:zlib";

/** The text of each page of a PDF that embeds its fonts by glyph number, as one reads and copies it, line breaks aside. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = "", text = ""]) => [id, text],
    ),
  );
  const at = (text: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? "") ?? "";
  const pages = [...objects.values()].filter((text) => /\/Type \/Page\b/.test(text));
  return pages.map((page) => {
    const resources = at(page, "Resources") || page;
    const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)];
    const fonts = new Map(
      named.map(([, name = "", id = ""]) => [
        name,
        lettersOf(stream(at(objects.get(id) ?? "", "ToUnicode"))),
      ]),
    );
    return shown(stream(at(page, "Contents")), fonts);
  });
}

type Letters = Map<number, string>;

function stream(object: string): string {
  const body = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? "";
  const bytes = Buffer.from(body, "latin1");
  return (object.includes("FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
}

function lettersOf(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, from = "", , list = ""] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [at, [, hex = ""]] of [...list.matchAll(/<(\w*)>/g)].entries())
      letters.set(
        Number.parseInt(from, 16) + at,
        Buffer.from(hex, "hex").swap16().toString("utf16le"),
      );
  return letters;
}

function shown(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map();
  let text = "";
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    for (const [, hex = ""] of (glyphs ?? "").matchAll(/<(\w+)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? [])
        text += letters.get(Number.parseInt(glyph, 16)) ?? "\ufffd";
  }
  return text;
}
