import type { BrandLine } from "#tools/colour/brand-line.ts";
import { formulate } from "#tools/colour/formulate.ts";
import {
  counterAtLevel,
  counterOf,
  feedsOf,
  levelName,
  pigmentAt,
  safeLift,
  source,
  type Counter,
} from "#tools/colour/science.ts";
import { tellCancels } from "./cancels.ts";
import { headOf } from "./heads.ts";
import type { FormulateAnswer } from "#tools/colour/schema.ts";
import { listed, ofRule, type Asked, type Told, lineName } from "./telling.ts";

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What hair shows when it is lightened to a level, and what cancels that. */
export function tellPigment({ level, to }: Asked): Told {
  if (level !== undefined && to !== undefined && to !== level) return tellPigments([level, to]);
  const levels = level === undefined ? LEVELS : [Math.min(10, level)];
  const facts = levels.map((each) =>
    ofRule("pigment", `Level ${each}, ${levelName(each)}`, pigmentAt(each), source.pigments),
  );
  if (level === undefined)
    return {
      says: `Underlying pigment, dark to light: ${levels.map((each) => `${each} ${pigmentAt(each)}`).join(", ")}.`,
      facts,
    };
  const { word } = counterAtLevel(Math.min(10, level));
  return {
    says: `Level ${level} shows ${pigmentAt(level)} underneath; ${word} cancels it.`,
    facts: [...facts, ofRule("neutralise", "Cancelled by", word, source.wheel)],
  };
}

/** Several levels beside each other: what each is and shows; of two how far they are apart. */
export function tellPigments(levels: readonly number[]): Told {
  const all = levels.toSorted((a, b) => a - b).map((level) => Math.min(10, level));
  const told = all.map((level) => {
    const { word } = counterAtLevel(level);
    return `Level ${level} is ${levelName(level).toLowerCase()} and shows ${pigmentAt(level)} underneath, which ${word} cancels.`;
  });
  const [dark = 0, light = 0, third] = all;
  const apart = light - dark;
  const between =
    third === undefined && apart > 0
      ? ` ${light} is ${apart === 1 ? "one level" : `${apart} levels`} lighter than ${dark}.`
      : "";
  return {
    says: told.join(" ") + between,
    facts: all.map((level) =>
      ofRule("pigment", `Level ${level}, ${levelName(level)}`, pigmentAt(level), source.pigments),
    ),
  };
}

/** What cancels an unwanted tone, and what would feed it. */
export function tellNeutralise(asked: Asked): Told {
  const { tone, tones = [], level, lines } = asked;
  if (tones.length > 1) {
    const told = tones.map((each) => tellNeutralise({ ...asked, tone: each, tones: [] }));
    return {
      says: told.map(({ says }) => says).join(" "),
      facts: told.flatMap(({ facts }) => facts),
    };
  }
  if (!tone)
    return level === undefined
      ? { says: "Which tone is to go, and at which level?", facts: [], asks: "level" }
      : tellPigment(asked);
  if (level === undefined) return anywhere(tone, asked);
  const at = Math.min(10, level);
  const counter = counterOf(tone, at);
  if (!counter) return { says: `Nothing cancels ${tone} by itself.`, facts: [] };
  if (asked.shade) return tellCancels(asked, { written: asked.shade, tone, level: at, counter });
  const never = listed(feedsOf(tone, at), "or");
  const { standing } = asked.known.salon ?? {};
  const made = lines.flatMap((line) => shadesAgainst(line, at, counter));
  const there = made.filter(({ line, code }) => standing?.[line.key]?.includes(code));
  const isThere = there.length > 0;
  const shades = oneOfEach(isThere ? there : made).slice(0, 3);
  const where = `${isThere ? "In stock" : "In your lines"}: ${listed(shades.map(({ name }) => name))}`;
  const named =
    shades.length > 0 ? ` ${where}${standing && !isThere ? ", none in stock" : ""}.` : "";
  return {
    says: `${capital(counter.word)} cancels ${tone} at level ${level}; keep out ${never}.${named}`,
    facts: [
      ofRule("neutralise", `${capital(tone)} at level ${level}`, counter.word, source.wheel),
      ofRule("neutralise", "Feeds it", never, source.wheel),
      ...shades.map(({ name, line }) => ({
        ...ofRule("shade", line.name, name, line.source),
        confidence: line.confidence,
      })),
    ],
  };
}

/** The first shade of each line. */
const oneOfEach = <Made extends { line: BrandLine }>(made: readonly Made[]): Made[] =>
  made.filter(({ line }, at) => made.findIndex((other) => other.line === line) === at);

/** The shades of a line at the level that carry a tone against it, the straightest first; of a tone one. */
function shadesAgainst(line: BrandLine, level: number, { tones, avoid }: Counter) {
  if (line.type === "lightener") return [];
  return tones.flatMap((tone) => {
    const shade = line.shades.find(
      (each) =>
        each.level === level &&
        each.tone === tone &&
        !each.pigments.some((pigment) => avoid.includes(pigment)),
    );
    return shade ? [{ name: `${lineName(line)} ${shade.code}`, code: shade.code, line }] : [];
  });
}

/** Where no level was said: by the levels that show the tone, those that show it most first. */
function anywhere(tone: NonNullable<Asked["tone"]>, { lines, known }: Asked): Told {
  const shows = SHOWN[tone] ?? LEVELS;
  const groups = Map.groupBy(shows, (level) => counterOf(tone, level)?.word ?? "");
  const most = shows.filter((level) => pigmentAt(level).split(" to ")[0] === tone);
  const rows = [...groups]
    .filter(([word]) => word !== "")
    .map(([word, levels]) => ({ word, levels, main: levels.some((level) => most.includes(level)) }))
    .toSorted((a, b) => Number(b.main) - Number(a.main));
  const facts = rows.map(({ word, levels }) =>
    ofRule("neutralise", `${capital(tone)}, level ${span(levels)}`, word, source.wheel),
  );
  const [first, ...others] = rows;
  const { standing, shelf = standing } = known.salon ?? {};
  const isThere = ({ line, code }: { line: BrandLine; code: string }) =>
    shelf?.[line.key]?.includes(code) ?? false;
  const straight = (first?.levels ?? []).flatMap((level) => {
    const counter = counterOf(tone, level);
    return counter ? lines.flatMap((line) => shadesAgainst(line, level, counter)) : [];
  });
  const [deepest, lightest] = [
    Math.min(...(first?.levels ?? [])),
    Math.max(...(first?.levels ?? [])),
  ];
  const [pigment] = (first?.word ?? "").split("-");
  const { avoid = [] } = counterOf(tone, deepest) ?? {};
  // one that carries the pigment among others, at such a depth or one darker
  const carrying = lines
    .flatMap((line) => line.shades.map((shade) => ({ line, shade })))
    .flatMap(({ line, shade: { code, level, pigments } }) => {
      const at = pigments.findIndex((each) => each === pigment);
      const fits = level !== null && level >= deepest - 1 && level <= lightest;
      return at < 0 || !fits || pigments.some((each) => avoid.includes(each))
        ? []
        : [{ name: `${lineName(line)} ${code}`, code, line, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  const stocked =
    [straight, carrying]
      .map((all) => all.filter(isThere).map(({ name }) => name))
      .find((names) => names.length > 0)
      ?.slice(0, 3) ?? [];
  const rest = others.map(({ word, levels }) => `${word} at ${span(levels)}`);
  const where = first && rows.length > 1 ? ` at level ${span(first.levels)}` : "";
  return {
    says: `${capital(first?.word ?? "")} cancels ${tone}${where}${rest.length > 0 ? `, ${listed(rest)}` : ""}. Take it as deep as the tone that is to go.${stocked.length > 0 ? ` In stock: ${listed(stocked)}.` : ""}`,
    facts,
  };
}

/** The levels at which a tone is seen, where it is not seen at every one. */
const SHOWN: Partial<Record<string, readonly number[]>> = {
  red: LEVELS.filter((level) => /red/.test(pigmentAt(level))),
  orange: LEVELS.filter((level) => /orange/.test(pigmentAt(level))),
  yellow: LEVELS.filter((level) => /yellow/.test(pigmentAt(level))),
  gold: LEVELS.filter((level) => /yellow|gold/.test(pigmentAt(level))),
  brass: LEVELS.filter((level) => level >= 4),
};

const span = (levels: readonly number[]): string => {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  return low === high ? `${low}` : `${low} to ${high}`;
};

/** How far one visit lifts, and how many visits a way takes. */
export function tellLift({ level, to, hair, hairThickness, known }: Asked): Told {
  const canvas =
    hair === "bleached" ? "bleached" : hair && hair !== "virgin" ? "coloured" : "virgin_foil";
  const on = {
    bleached: "bleached lengths",
    coloured: "colored hair",
    virgin_foil: "virgin hair in foils",
  }[canvas];
  const facts = (["fine", "medium", "thick"] as const).map((thickness) => {
    const safe = safeLift(canvas, thickness);
    return ofRule(
      "safe_lift",
      `${capital(thickness)} ${on}, a visit`,
      `${safe} level${safe === 1 ? "" : "s"}`,
      source.practice,
    );
  });
  const safe = safeLift(canvas, hairThickness ?? "medium");
  if (level === undefined || to === undefined || to <= level)
    return {
      says: `One visit safely takes ${safe} level${safe === 1 ? "" : "s"} on ${hairThickness ?? "medium"} ${on}: ${listed(facts.map(({ figure }, at) => `${["fine", "medium", "thick"][at]} ${figure}`))}.`,
      facts,
    };
  const condition = {
    bleached: "bleached",
    coloured: "previously-colored",
    virgin_foil: "virgin",
  } as const;
  const plan = formulate(
    headOf(
      {
        currentLevel: Math.min(10, level),
        desiredLevel: Math.min(10, to),
        hairCondition: condition[canvas],
        ...(hair && hair !== "relaxer" && { previousTreatments: [hair] }),
        ...(hair === "relaxer" && { extra: { relaxer: "yes" } }),
        ...(hairThickness && { hairThickness }),
      },
      known,
    ),
  );
  const [least, most] = plan.sessions;
  const visits =
    most <= 1 ? "one visit" : least === most ? `${most} visits` : `${least} to ${most} visits`;
  return {
    says: `${plan.sessions[0] > 1 ? "Not today. " : ""}From ${level} to ${to} on ${on.replace(" in foils", "")} is ${to - level} level${to - level === 1 ? "" : "s"}: ${visits}. One visit safely takes ${safe} on ${hairThickness ?? "medium"} hair.${before(hair, plan)}`,
    facts: [ofRule("sessions", `${level} to ${to}`, visits, source.practice), ...facts],
  };
}

/** What comes before a lift of hair that has dye on it, and what it shows on the way. */
function before(hair: Asked["hair"], { requires }: FormulateAnswer): string {
  if (hair !== "box_dye" && hair !== "previously_colored" && hair !== "henna") return "";
  const tests = requires.includes("metallic_salt_test")
    ? "a test for metallic salts and a strand test"
    : "a strand test, and one for metallic salts where nobody knows the box";
  return ` First ${tests}. The old color comes out with a remover, since tint does not lift tint; then lightener in steps with a bond builder, and weeks between. Expect red, then orange on the way: promise a warm brown or caramel first.`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
