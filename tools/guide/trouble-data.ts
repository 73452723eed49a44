import { filler, lightenerRule, source } from "#tools/colour/science.ts";
import type { Chapter, Entry, Look } from "./schema.ts";

const MOST = lightenerRule.maxMinutes;

/** What goes wrong: how it looks, why, how it is put right, how it is kept from happening, when to leave it alone. */
export const TROUBLE: Chapter = {
  id: "troubleshooting",
  title: "Troubleshooting",
  lead: "First the damage gate, then the order: take out what is too dark, fill what is too light, and put the tone right last. The smallest move that works is the right one. A bowl that is going wrong at this minute has its own help: “Something is wrong” beside its timer, or the [assistant](/chat).",
  entries: [
    trouble("brass", "Brass", {
      seen: [{ level: 7, tone: "copper" }],
      wanted: [{ level: 7, tone: "beige" }],
      looks: "Orange or gold that was not asked for, right after a lift or a few weeks later.",
      cause:
        "The pigment under the level that was reached, with nothing or too little against it; or a toner washed out.",
      fix: "Read the level first, then tone with its opposite: blue-green at 5 and below, blue at 6 and 7, blue-violet at 8, violet at 9 and 10, at the same level or one deeper. Demi, no lift.",
      prevent:
        "Every lift of two levels or more gets a cool part in the bowl. Lift to the level, not to the clock.",
      refuse:
        "If the level is not reached, no toner repairs it: it only gets darker. Lift again another day, or take a warmer goal.",
      sources: [source.wheel],
    }),
    trouble("banding", "Banding", {
      seen: [
        { level: 5, tone: "natural" },
        { level: 7, tone: "gold" },
        { level: 4, tone: "red" },
        { level: 7, tone: "gold" },
      ],
      wanted: [
        { level: 7, tone: "natural" },
        { level: 7, tone: "natural" },
      ],
      looks:
        "Stripes across the hair, each a different level, often where one retouch overlapped the last.",
      cause: "Overlap, skipped visits, or a lift through lengths with different histories.",
      fix: "Mark each band as a zone. Treat the darkest band first and alone; when it has caught up, one demi over everything for the tone.",
      prevent:
        "Retouch only the new growth, to the line and not beyond. Growth of more than two centimeters is two zones.",
      refuse:
        "Band darker by three levels or more, on damage 2: no lightener. Lowlights around it hide what may not be removed.",
      sources: [source.order],
    }),
    trouble("hot-roots", "Hot roots", {
      seen: [
        { level: 8, tone: "gold-copper" },
        { level: 6, tone: "natural" },
      ],
      wanted: [
        { level: 6, tone: "natural" },
        { level: 6, tone: "natural" },
      ],
      looks: "The first centimeters lighter and warmer than the rest.",
      cause:
        "The scalp's warmth: the same bowl lifts faster there. Or too strong a developer at the root.",
      fix: "A demi at the level of the lengths, blue or blue-violet ash, on the warm band only, watched.",
      prevent:
        "Virgin hair that goes lighter: mids first, one to one and a half centimeters off the scalp, 10 to 20 minutes; roots last, or with a weaker developer.",
      refuse: "Never lift the lengths to match the roots on the same day.",
      sources: [source.order],
    }),
    trouble("muddy", "Muddy, khaki, flat", {
      seen: [{ level: 6, tone: "matte" }],
      wanted: [{ level: 6, tone: "brown" }],
      looks: "Gray-brown without life, sometimes with a green edge; darker than its level.",
      cause:
        "Too much cool over hair with no warmth left in it: ash on bleached lengths, or a toner upon a toner.",
      fix: "Clarify or cleanse without stripping, look again, then a thin gold or copper glaze. No further cool shade.",
      prevent: `Three levels darker on lightened hair is filled first (from ${filler.recommendedAt} on porous hair). The goal's warmth is part of brown.`,
      refuse: "If clarifying already roughens it, stop at the glaze and let it fade for two weeks.",
      sources: [source.filler, source.wheel],
    }),
    trouble("green", "Green", {
      seen: [{ level: 8, tone: "green" }],
      wanted: [{ level: 8, tone: "gold" }],
      looks: "A cast from pool green to moss, strongest at the porous ends.",
      cause: "Copper in the water, blue or ash over yellow, or brown over unfilled blonde.",
      fix: "Minerals: chelate first. Then a little red-copper, diluted; at 9 and 10 a soft gold-rose, seconds rather than minutes.",
      prevent:
        "Ask about pools and wells. Violet, not blue, against yellow. Fill before going darker.",
      refuse:
        "Unknown green with henna or box color in the history: metallic salt test before any peroxide.",
      sources: [source.wheel, source.henna],
    }),
    trouble("over-toned", "Over-toned", {
      seen: [{ level: 9, tone: "ash-violet" }],
      wanted: [{ level: 9, tone: "pearl" }],
      looks: "Gray, lilac or steel; darker than before.",
      cause: "Left on too long, too deep a shade, or porous hair that drank it.",
      fix: "Wash with a clarifying shampoo, once, warm; look. Still too much: again tomorrow. The cool pigments leave first, by themselves, within a few washes.",
      prevent:
        "Towel-dry, check every two to three minutes, stop when it is a breath stronger than the goal: wet looks darker. Thin with clear on porous hair.",
      refuse: "Do not lighten it out. Anything that lifts takes more hair than toner.",
      sources: [source.practice],
    }),
    trouble("patchy-white", "Patchy or see-through gray", {
      seen: [
        { level: 6, tone: "natural" },
        { level: 9, tone: "natural" },
        { level: 6, tone: "natural" },
      ],
      wanted: [{ level: 6, tone: "natural" }],
      looks: "White shimmers through, usually at the hairline, temples or crown.",
      cause:
        "Too little natural, too weak or too strong a developer, too short, too thin; or resistant hair treated like the rest.",
      fix: "Same day, if the scalp is calm: the same level, natural series, 20 vol, on the patches only, the full time. Otherwise next visit with pre-softening.",
      prevent:
        "See [Gray coverage](#gray-coverage): share, developer, time, and start where it resists.",
      refuse:
        "Twice not covered with the same line: change the series or the line, not the strength.",
      sources: [source.grey],
    }),
    trouble("fading", "Fading", {
      seen: [{ level: 7, tone: "gold" }],
      wanted: [{ level: 6, tone: "red-copper" }],
      looks: "Gone in two weeks; reds first, then ash.",
      cause: "Porosity, heat, sulfates, hot water; or brown over hair that had nothing to hold it.",
      fix: "Acid demi of the same family, half a level deeper, and an acid sealing conditioner. Reds: the goal's own family, stronger.",
      prevent:
        "Fill before darkening. First wash after 48 to 72 hours. Name the gloss when you name the price.",
      refuse:
        "Permanent over permanent “to make it hold” only makes the ends darker, and the fading again.",
      sources: [source.porosity, source.filler],
    }),
    trouble("too-dark", "Too dark", {
      seen: [{ level: 3, tone: "natural" }],
      wanted: [{ level: 5, tone: "brown" }],
      looks: "A level or more below the goal, mostly at the ends.",
      cause: "Target's own level on porous hair, pulled through at every retouch, or left on.",
      fix: "Half a level: clarifying, or a soap cap at damage 1. More: a color remover for oxidative color, then look at the warm base it leaves, then tone. Direct dye does not answer to it.",
      prevent:
        "On porous hair the shade is one level lighter. Roots are colored, lengths are refreshed.",
      refuse:
        "Remover twice in a day, or lightener on damage 2. Fading over three weeks is a plan too.",
      sources: [source.removal],
    }),
    trouble("too-light", "Too light", {
      seen: [{ level: 10, tone: "natural" }],
      wanted: [{ level: 7, tone: "natural-warm" }],
      looks: "Washed-out, see-through, often fluffy.",
      cause: "Lightener ran longer than the eye, or a lift through porous ends.",
      fix: `Fill what is missing, ${filler.minutes[0]} to ${filler.minutes[1]} minutes, do not shampoo, blot, then a demi one level lighter than the goal. Or lowlights and a root shadow: half the work, softer.`,
      prevent: `Look every ${lightenerRule.checkEveryMinutes[0]} to ${lightenerRule.checkEveryMinutes[1]} minutes. Rinse at the pigment, never past pale yellow.`,
      refuse: "Ends that stretch and stay are cut, not colored.",
      sources: [source.filler],
    }),
    trouble("uneven-lift", "Patchy lift, leopard spots", {
      seen: [
        { level: 9, tone: "gold" },
        { level: 7, tone: "copper" },
        { level: 9, tone: "gold" },
      ],
      wanted: [{ level: 8, tone: "beige" }],
      looks: "Islands of orange in yellow.",
      cause: "Sections too thick, too little product, dried out, or overlapped foils.",
      fix: "Only the dark islands again, fresh product, off the scalp; when all is one level, one toner over everything.",
      prevent: `Sections you can see through, product on both sides, no foil left past ${MOST} minutes in one application.`,
      refuse:
        "If the light parts are at pale yellow and tired, tone down to the dark ones instead.",
      sources: [source.lightener],
    }),
    trouble("bleeding", "Bleeding and spots in foils", {
      seen: [
        { level: 6, tone: "natural" },
        { level: 9, tone: "gold" },
      ],
      wanted: [{ level: 6, tone: "natural" }],
      looks: "A light dot or stripe at the root beside the foil.",
      cause: "Too wet a mix, too near to the root, a foil that slipped.",
      fix: "Root shadow with a demi at the natural level: a small brush, ten minutes, only on the spots.",
      prevent: "Mix stiffer, leave half a centimeter, fold tight, no heat.",
      refuse: "Do not foil over it “to even it out”.",
      sources: [source.practice],
    }),
    trouble("stain", "Skin stain and itching", {
      looks: "A dark rim at the hairline; or the client shifts, scratches, says it is warm.",
      cause: "A rim is dye on skin. Itching, burning or swelling is not cosmetic.",
      fix: "Rim: rub with the same color cream and water, then a stain remover. Burning: rinse at once with cool water, long, with mild shampoo; no second try.",
      prevent: "Barrier cream on the skin, not on the hair. The patch test, every time.",
      refuse:
        "After a reaction no color of any brand. Swelling of lips, eyes or trouble breathing: emergency services, now.",
      sources: [source.allergy],
    }),
    trouble("breakage", "Breakage", {
      looks: "Short pieces on the towel; gummy when wet.",
      cause: "Lightener over lightener, relaxer under color, metals, or heat.",
      fix: "Nothing that lifts or colors. Rinse cool, bond treatment, acid conditioner, blot, no brush, no dryer. Cut what hangs by threads.",
      prevent:
        "Elasticity before every lift. Off-scalp means off. Never two chemical services closer than their waiting time.",
      refuse:
        "Damage 3 is bond treatment only; damage 4 no chemistry at all, and an honest talk about a cut, a topper or a wig.",
      sources: [source.spec],
    }),
  ],
};

type Trouble = {
  seen?: readonly Look[];
  wanted?: readonly Look[];
  looks: string;
  cause: string;
  fix: string;
  prevent: string;
  refuse: string;
  sources?: readonly string[];
};

function trouble(id: string, title: string, told: Trouble): Entry {
  const { seen = [], wanted = [], looks, cause, fix, prevent, refuse, sources } = told;
  return {
    id,
    title,
    blocks: [
      seen.length > 0
        ? { kind: "looks", seen, wanted, text: looks }
        : { kind: "text", text: looks },
      {
        kind: "facts",
        rows: [
          { term: "Cause", text: cause },
          { term: "Put it right", text: fix },
          { term: "Next time", text: prevent },
          { term: "Leave it alone when", text: refuse },
        ],
      },
    ],
    ...(sources && { sources }),
  };
}
