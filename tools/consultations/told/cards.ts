import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import type { Bowl as Candidate } from "#tools/colour/bowl-schema.ts";
import type { Case } from "#tools/colour/case.ts";
import { readBowl } from "#tools/colour/check/checked-bowl.ts";
import { checkBowls, checkFormula } from "#tools/colour/check/checks.ts";
import type { BowlFinding } from "#tools/colour/check/objection.ts";
import { holdsOf } from "#tools/colour/safety/holds.ts";
import { PARTLY_WITHHELD } from "#tools/colour/safety/codes.ts";
import { source } from "#tools/colour/science.ts";
import type { Finding, Step } from "#tools/colour/schema.ts";
import { onSameHair } from "#tools/colour/visit/stages.ts";
import { blocksOf, SAME_HAIR } from "#tools/formulas/rules.ts";
import { FormulaRole } from "#tools/formulas/schema.ts";

/** A bowl and the card of the plan that it stands on. */
type CardBowl = Step & { role: FormulaRole };

/** What speaks against bowls that are mixed or withheld as one, and whether their grams are withheld. */
type Judged = { called: string; bowls: readonly Step[]; findings: Finding[]; withheld: boolean };

/** A card of a plan, judged: it is the unit that is mixed or withheld, with all of its bowls. */
export type JudgedCard = Judged & { role: FormulaRole };

/**
 * The one place that decides which cards of a plan may be mixed. A card that the checks stop is withheld, unless somebody
 * `answered` for what stops it; so is every card that goes on the same hair before or after a withheld one, since hair that
 * is begun is finished. A card on other hair stands. What the checks miss in one bowl and find in another is no finding.
 */
export function judgedCards(
  bowls: readonly CardBowl[],
  head: Case,
  answered: Partial<Record<FormulaRole, readonly string[]>> = {},
): JudgedCard[] {
  const whole = checkedBowls(bowls, head);
  const cards = FormulaRole.options.flatMap((role) => {
    const own = bowls.filter((bowl) => bowl.role === role);
    if (own.length === 0) return [];
    const findings = checkedBowls(own, head).filter(({ code }) =>
      whole.some((each) => each.code === code),
    );
    const withheld = blocksOf(findings).some(({ code }) => !answered[role]?.includes(code));
    return [{ role, called: `the ${role}`, bowls: own, findings, withheld }];
  });
  return heldTogether(cards);
}

/** What the checks say of bowls that a hand wrote together, of each and of the visit, and what of them waits for an answer. */
export function handFindings(bowls: readonly Candidate[], head: Case): BowlFinding[] {
  const holds = bowls.flatMap((bowl, at) =>
    holdsOf([readBowl(bowl)], head).map((each) => ({ ...each, bowl: at })),
  );
  return [...holds, ...checkBowls({ candidate: { bowls: [...bowls] }, context: head }).findings];
}

/** The same rule for bowls that a hand wrote together, of which each stands for itself; the steps in the order of the bowls. */
export function judgedByHand(
  steps: readonly Step[],
  found: readonly BowlFinding[],
  answered: readonly (readonly string[] | undefined)[] = [],
): Judged[] {
  const each = steps.map((step, at) => {
    const findings = found.filter(({ bowl }) => bowl === null || bowl === at).map(ofNoBowl);
    const withheld = blocksOf(findings).some(({ code }) => !answered[at]?.includes(code));
    return { called: `bowl ${at + 1}`, bowls: [step], findings, withheld };
  });
  return heldTogether(each);
}

const ofNoBowl = ({ bowl: _bowl, instead: _instead, ...finding }: BowlFinding): Finding => finding;

function heldTogether<J extends Judged>(cards: J[]): J[] {
  const bound = cards.map((card) => {
    const other = !card.withheld && cards.find((each) => each.withheld && followsOn(each, card));
    return other
      ? { ...card, withheld: true, findings: [...card.findings, boundTo(other, card)] }
      : card;
  });
  return bound.some((card, at) => card !== cards[at]) ? heldTogether(bound) : cards;
}

/** Whether bowls of two cards meet the same hair one after the other. */
const followsOn = (one: Judged, other: Judged) =>
  one.bowls.some((a) => other.bowls.some((b) => a.stage !== b.stage && onSameHair(a, b)));

const boundTo = (held: Judged, { called }: Judged): Finding => ({
  code: SAME_HAIR,
  severity: "block",
  sentence: `Hair that is begun is finished: ${called} goes on the same hair as ${held.called}, which is withheld. Both are mixed, or neither.`,
  source: source.practice,
});

/** Which cards are withheld and which stand all the same, where a plan has both. */
export function partlyWithheld(cards: readonly JudgedCard[]): Finding[] {
  const [held, stand] = [cards.filter(isHeld), cards.filter((card) => !isHeld(card))];
  if (held.length === 0 || stand.length === 0) return [];
  const why = new Set(held.flatMap(({ findings }) => blocksOf(findings).map((f) => f.sentence)));
  return [
    {
      code: PARTLY_WITHHELD,
      severity: "warn",
      sentence: `Withheld whole: ${rolesOf(held)}. ${[...why].join(" ")} On other hair, and may be mixed: ${rolesOf(stand)}.`,
      source: source.practice,
    },
  ];
}

const isHeld = ({ withheld }: JudgedCard) => withheld;
const rolesOf = (cards: readonly JudgedCard[]) => cards.map(({ role }) => role).join(" and ");

/** What the checks say of bowls on a head, and what of them waits for an answer. */
export function checkedBowls(steps: readonly Step[], context: Case): Finding[] {
  if (steps.length === 0) return [];
  const { findings } = checkFormula({
    candidate: { bowls: steps.slice(0, MAX_CHECKED).map(bowlOfStep) },
    context,
  });
  return [...holdsOf(steps, context), ...findings];
}

/** As many bowls as the checks take at once. */
const MAX_CHECKED = 8;
