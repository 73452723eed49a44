import { roadmapRule, source, waitDays } from "#tools/colour/science.ts";
import type { Chapter } from "./schema.ts";

const [soonest, better] = roadmapRule.weeksBetween;

/** What can be promised, in levels, visits and weeks. */
export const EXPECTATIONS: Chapter = {
  id: "expectations",
  title: "Expectations",
  lead: "Nobody is disappointed by the truth told beforehand. Promise levels and visits, never a photograph.",
  entries: [
    {
      id: "safe-lift",
      title: "Levels in one visit",
      blocks: [
        {
          kind: "text",
          text: "What healthy hair may be lifted in one visit. It is the table that the engine plans with: more than this becomes a plan of several visits.",
        },
        { kind: "figure", figure: "safe-lift" },
        { kind: "text", text: "At damage 2 and above: none." },
      ],
      sources: [source.lightener, source.practice],
    },
    {
      id: "several-visits",
      title: "When it takes several visits",
      blocks: [
        {
          kind: "points",
          items: [
            `Between two lightenings ${waitDays.lightening} days at the very least; ${soonest} to ${better} weeks are better.`,
            `About ${roadmapRule.strainLimit} levels of lift on the same lengths is what healthy hair stands; box dye, earlier lightening and fine hair use some of it up before you begin.`,
            "Each visit must end wearable. Agree on what it looks like on the way, with a level for each stop.",
            "Say what ends the plan: it feels gummy when wet, it breaks, the level of damage rises. Then it stops, and that is the plan too.",
          ],
        },
        {
          kind: "text",
          text: "A formula that needs several visits brings the plan with it: from, to, minutes, weeks between, stop rules. It can be shared with the client as a page in their words.",
        },
      ],
      sources: [roadmapRule.source],
    },
    {
      id: "how-to-say-it",
      title: "How to say it",
      blocks: [
        {
          kind: "facts",
          rows: [
            { term: "Not", text: "“We'll see how it lifts.”" },
            {
              term: "But",
              text: "“Today your hair can safely go from 5 to 7. The picture is a 9. That is two more visits, and you will like the one in between: it is a warm level 7.”",
            },
            { term: "Not", text: "“It will fade a bit.”" },
            {
              term: "But",
              text: "“The tone lasts four to six weeks with two washes a week. After that it is a gloss, 45 minutes, not a new color.”",
            },
            { term: "Not", text: "“Trust me.”" },
            { term: "But", text: "“I'll show you on a strand. It takes ten minutes.”" },
          ],
        },
      ],
      sources: [source.practice],
    },
    {
      id: "maintenance",
      title: "What it takes to keep",
      blocks: [
        {
          kind: "table",
          caption: "Upkeep by technique",
          head: ["Color", "Back in", "At home"],
          rows: [
            ["Solid color, gray over half", "4 weeks", "sulfate-free, cool rinse"],
            ["Gray 25 to 50%, single process", "6 weeks", "color-depositing mask in reds"],
            ["Foils, demi blend", "8 weeks", "violet once a week at 9 and 10, blue at 6 and 7"],
            ["Balayage, root shadow, lowlights", "12 weeks", "gloss in between, 4 to 6 weeks"],
            ["Vivid and pastel", "3 to 6 weeks", "cold water, direct-dye conditioner"],
          ],
        },
        { kind: "text", text: "The first wash comes after 48 to 72 hours, tepid." },
      ],
      sources: [source.practice],
    },
    {
      id: "going-darker",
      title: "Darker is not easier",
      blocks: [
        {
          kind: "text",
          text: "Lightened hair has lost the warm pigment that brown is made of. Three or more levels darker without a filler turn flat, then khaki, and wash out within weeks. Filling first takes another half hour: say so when the price is named, not at the basin.",
        },
      ],
      sources: [source.filler],
    },
  ],
};
