/** The words between two commas or "but" that tell what is lacking, without its figure: "but foils 2 short". */
export function lackingIn(text: string): string | undefined {
  const parts = text.split(/[,;]|\b(?:but|except|apart from|minus|and)\b/);
  const said = parts.length > 1 && parts.find((part) => /\d/.test(part) && LACKS.test(part));
  const name = said && said.replaceAll(BESIDE, " ").replaceAll(/\s+/g, " ").trim();
  return name || undefined;
}
const LACKS = /\b(?:short|missing|only|just|less)\b/;
const BESIDE =
  /\b(?:short(?: (?:by|of))?|missing|only|just|less|of|the|in it|are|is|theyre|all)\b|(?<![\d/])\d{1,4}(?![\d/])/g;
