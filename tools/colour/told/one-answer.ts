import { linesNamed } from "./lines-meant.ts";
import { tellDeveloper } from "./developers.ts";
import { tellRatio } from "./mixing.ts";
import { percentIn, type Asked, type Technique, type Told } from "./telling.ts";
import { tellTiming } from "./times.ts";
import { tellGrey } from "./white.ts";

type Topic = { asked: RegExp; tell: (asked: Asked) => Told };

const RATIO: Topic = {
  asked: /\bratios?\b|\bhow (?:do|is|to|should)\b.*\bmix(?:ed)?\b/,
  tell: tellRatio,
};
const STRENGTH: Topic = {
  asked:
    /\b(?:what|which) (?:\w+ )?(?:dev\w*|vol\w*|strength|peroxide)\b|\bdev(?:eloper)?s? and\b|\band (?:the |what |which )?dev\w*/,
  tell: tellDeveloper,
};
const TIME: Topic = {
  asked:
    /\bhow long\b|\bhow many min\w*|\b(?:processing )?times?\b(?! (?:do|should) (?:i|we))|\bminutes\b/,
  tell: tellTiming,
};
const TOPICS = [RATIO, STRENGTH, TIME];

const OF_WHITE = /\b(?:grey|white)s?\b/;
const topicsIn = (words: string): readonly Topic[] =>
  TOPICS.filter(({ asked }) => asked.test(words));

/** Two things asked of a line, or one of two lines, answered as one: "ratio and time for color touch". */
export const BOTH_ASKED: Technique = {
  about: [/\band\b|,|&|\+|\?|\bplus\b/],
  not: /\d\/\d|\btimer\b|\bbook\b|\blasts?\b|\blast time\b|\bheat\b|\bbowls?\b|\btogether\b|\blevels?\b|\blift\w*|\d ?g\b|\bgrams\b|\border\b|\bthis time\b/,
  asks: (words) => {
    const [topics, lines] = [topicsIn(words).length, linesNamed(words).length];
    return (topics > 1 && (lines > 0 || OF_WHITE.test(words))) || (topics > 0 && lines > 1);
  },
  tell: (asked) => {
    const topics = topicsIn(asked.words);
    const isOfWhite = OF_WHITE.test(asked.words);
    const percent = percentIn(asked.words);
    const of = {
      ...asked,
      lines: asked.lines.filter(({ type }) => !isOfWhite || asked.named || type === "permanent"),
      ...(percent > 0 && { greyPercent: percent }),
    };
    // of white its developer and its time are told together
    const tells = isOfWhite
      ? [...(topics.includes(RATIO) ? [tellRatio] : []), tellGrey]
      : topics.map(({ tell }) => tell);
    const all = tells.map((tell) => tell(of));
    return {
      says: all.map(({ says }) => says).join(" "),
      facts: all.flatMap(({ facts }) => facts),
    };
  },
};
