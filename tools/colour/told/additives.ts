import { source } from "#tools/colour/science.ts";
import { linesNamed } from "./lines-meant.ts";
import { lineName, ofRule, type Technique } from "./telling.ts";

const ADDITIVE =
  /\bbond(?:er|ing)?[- ]?(?:builder|plex|multiplier|additive)s?\b|\bbonder\b|\bbond\w* (?:stuff|things?)\b|\b(?!com|du|multi|per|sim|tri)\w*plex\b|\badditives?\b|\bk18\b|\b(?:our|the|that) no\.? ?1\b|\bno\.? ?1\b.*\b(?:bleach|lightener|powder|blondor|colou?r|toner|foils?)\b/;

/** What goes into a bowl beside color and developer: how much, when, and whether anything else changes. */
export const ADDITIVES: Technique = {
  about: [
    ADDITIVE,
    /\bhow (?:much|many)\b|\bdos(?:e|es|age)\b|\bpumps?\b|\bml\b|\bgrams?\b|\bbump\b|\bup (?:a|the|my)\b|\bvol\w*\b|\bdev\w*\b|\bstronger\b|\blonger\b|\bwhen (?:do|should|does)\b|\bcan (?:i|we|you)\b|\badd\b|\binto\b|\bonly\b/,
  ],
  not: /\b(?:left|stock|shelf|order|reorder|costs?|price|pay|buy|sell|sold|have we|do we have|we got|run out|out of|treatments?|service|menu|charge\w*|add.?ons?|book\w*|visit)\b|\bhow much (?:is|are|does|do)\b(?!.*\bin\b)|\d\/\d+ \d+ ?g\b/,
  whoever: true,
  tell: ({ words, lines }) => {
    const asksTime = /\blonger\b|\btime\b/.test(words);
    const lightens =
      lines.some(({ type }) => type === "lightener") ||
      /\bbleach|\bfoils?\b|\bpowder\b/.test(words);
    const own = linesNamed(words).find(({ type }) => type === "treatment");
    return {
      says: `By its own label: the dose differs from maker to maker, and I keep none${own ? ` for ${lineName(own)}` : ""}, so I name no figure. Mix ${lightens ? "powder" : "color"} and developer first and stir it in last, weighed or pumped as printed for the ${lightens ? "powder" : "color"} in the bowl. Do not bump the developer for it unless that label says so; it may slow the ${lightens ? "lift" : "color"}, so look ${asksTime ? "at a strand and let that decide, never past the line's own time" : "more often, within the line's own time"}.${own ? "" : " Which brand is it?"}`,
      facts: [
        ofRule("additive", "Dose", "by its own label", source.practice),
        ofRule("additive", "Developer", "not raised unless that label says so", source.practice),
      ],
    };
  },
};
