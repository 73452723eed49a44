import { readsWhite } from "#tools/colour/visit/grey.ts";
import { LIGHTENED, PALE, type Assumed } from "./assumed-hair.ts";
import { goalsNear, levelsNear } from "./instead.ts";
import type { Facts } from "./hear/heard.ts";

/** What is toned on lifted hair covers nothing, however much white there is. */
export function takeUncovered(facts: Partial<Facts>): Assumed | undefined {
  const { hasGray, grayPercent, serviceType, services = [], zones = {} } = facts;
  const isShared = Object.values(zones).some((part) => part.greyShare !== undefined);
  const isCover = serviceType === "gray-coverage" || services.includes("grey_coverage");
  if (hasGray !== true || grayPercent !== undefined || isShared || isCover) return undefined;
  const isLifted = Math.max(facts.currentLevel ?? 0, facts.desiredLevel ?? 0) >= LIGHTENED;
  if (!isLifted || services.includes("retouch")) return undefined;
  return {
    facts: { hasGray: false },
    words: "no gray to cover",
    instead: [{ label: "Cover the gray", says: "Cover the gray" }],
  };
}

/** From this share of white on, in percent, the hair is as light as white is. */
const WHITE_FROM = 90;

/** White hair grows in about the depth that it is covered to, where only that one was said; a pale wish is laid on white as it is. */
export function takeGrown(facts: Partial<Facts>): Assumed | undefined {
  const { currentLevel, desiredLevel, desiredTone, grayPercent = 0 } = facts;
  if (currentLevel === undefined && grayPercent >= WHITE_FROM && PALE.has(desiredTone ?? ""))
    return {
      facts: { currentLevel: 10, desiredLevel: 10 },
      words: "level 10, as white is",
      instead: [],
    };
  const shown = desiredLevel === undefined ? depthOnWhite(facts) : undefined;
  if (currentLevel === undefined && shown !== undefined)
    return {
      facts: { currentLevel: shown, desiredLevel: shown },
      words: `level ${shown} for so much white`,
      instead: goalsNear(shown),
    };
  if (currentLevel !== undefined || desiredLevel === undefined || grayPercent === 0)
    return undefined;
  return {
    facts: { currentLevel: desiredLevel },
    words: `level ${desiredLevel} as it grows`,
    instead: levelsNear(desiredLevel),
  };
}

/** The usual depth of a tone that covers white, where no look tells it. */
const DEPTH_OF: Readonly<Partial<Record<Facts["desiredTone"], number>>> = {
  copper: 7,
  "gold-copper": 7,
  gold: 8,
  beige: 8,
  red: 6,
  "red-copper": 6,
  mahogany: 5,
  "red-violet": 5,
  chocolate: 5,
  mocha: 5,
  brown: 5,
};

/** What is wished for says the depth of white hair: what grows between it hardly changes the bowl. */
function depthOnWhite({ grayPercent = 0, look, desiredTone }: Partial<Facts>) {
  if (!readsWhite(grayPercent)) return undefined;
  return look?.usual ?? (desiredTone && DEPTH_OF[desiredTone]);
}
