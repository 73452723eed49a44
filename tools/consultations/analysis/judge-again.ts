import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { formulaOverrides, formulas } from "#db/schema/formulas.ts";
import { findClient } from "#tools/clients/rows.ts";
import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import { caseOf, type Case, type RecordFacts } from "#tools/colour/case.ts";
import { formulate } from "#tools/colour/formulate.ts";
import { isOfSafety } from "#tools/colour/safety/codes.ts";
import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import type { Finding } from "#tools/colour/schema.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import type { FormulaRow } from "#tools/formulas/formulas.ts";
import { blocksOf } from "#tools/formulas/rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { analysisAgain } from "./analysis-again.ts";
import {
  checkedBowls,
  handFindings,
  judgedByHand,
  judgedCards,
  partlyWithheld,
} from "#tools/consultations/told/cards.ts";
import { sureOf } from "./draft.ts";
import { knownOfClient } from "#tools/consultations/known.ts";
import { engineWords, type ConsultationRow, type StoredAnswer } from "#tools/consultations/rows.ts";
import type { JudgedAgain } from "#tools/consultations/safety-schema.ts";

/** How many of a client's formulas are looked at again: older ones are mixed no more. */
const STANDING = 30;

/**
 * Judges every standing formula of a client again by what is known of them now; `heard` is what was just said and is on no
 * record. What the checks now stop is held back, what they no longer stop is opened, and what somebody released stays so.
 */
export async function judgeAgain(
  ctx: Ctx,
  about: { clientId: string } | { consultationId: string },
  heard: readonly SafetyFact[] = [],
): Promise<JudgedAgain[]> {
  return atomically(ctx, async (ctx) => {
    const which: SQL =
      "clientId" in about
        ? eq(consultations.clientId, about.clientId)
        : eq(consultations.id, about.consultationId);
    const rows = await ctx.db
      .select()
      .from(consultations)
      .where(which)
      .orderBy(desc(consultations.createdAt), desc(consultations.id))
      .limit(STANDING)
      .for("update");
    const clientId = rows[0]?.clientId;
    const record = await knownOfClient(ctx, clientId ? await findClient(ctx, clientId) : null);
    const judged: JudgedAgain[] = [];
    for (const row of rows) judged.push(...(await judgeOne(ctx, row, { record, heard })));
    return judged;
  });
}

async function judgeOne(
  ctx: Ctx,
  row: ConsultationRow,
  { record, heard }: { record: RecordFacts; heard: readonly SafetyFact[] },
): Promise<JudgedAgain[]> {
  const { request, answer } = engineWords(row);
  const told = { ...request.extra, safety: [...(request.extra?.safety ?? []), ...heard] };
  const head = caseOf({ ...request, extra: told }, { record, said: request.extra });
  const stored = await ctx.db.select().from(formulas).where(eq(formulas.consultationId, row.id));
  const released = await releasedCodes(ctx, stored);
  const held: string[] = [];
  const standing: { withheld: boolean }[] = [];
  const answered = stored.flatMap(({ id, role, source }) =>
    source === "stylist" ? [] : [[role, released.get(id) ?? []]],
  );
  const cards = judgedCards(answer.bowls, head, Object.fromEntries(answered));
  const byHand = handWritten(stored, head, released);
  for (const formula of stored) {
    const card =
      formula.source === "stylist"
        ? byHand.get(formula.id)
        : cards.find(({ role }) => role === formula.role);
    if (!card) continue;
    const { findings, withheld } = card;
    if (withheld && !formula.withheld) held.push(formula.name);
    if (formula.source !== "stylist") standing.push({ withheld });
    await ctx.db.update(formulas).set({ findings, withheld }).where(eq(formulas.id, formula.id));
  }
  const { findings, refused, requires } = formulate(head);
  const said = [...partlyWithheld(cards), ...checkedBowls(answer.bowls, head), ...findings];
  const now = distinct(said.filter(isOfSafety));
  const before = new Set(answer.findings.filter(isOfSafety).map(keyOf));
  const news = now.filter((finding) => !before.has(keyOf(finding)));
  const others = answer.findings.filter((finding) => !isOfSafety(finding));
  const again: StoredAnswer = {
    ...answer,
    refused: answer.formula ? refused : answer.refused,
    requires: [...new Set([...requires, ...answer.requires])],
    findings: [...now, ...others],
  };
  const turned =
    blocksOf(now).map(keyOf).join() !==
    blocksOf(answer.findings.filter(isOfSafety)).map(keyOf).join();
  await ctx.db
    .update(consultations)
    .set({
      request: head,
      answer: again,
      confidence: refused.colour ? null : sureOf(answer, standing),
      ...(turned && {
        aiAnalysis: await analysisAgain(ctx, row, { answer: again, request: head }),
      }),
    })
    .where(eq(consultations.id, row.id));
  if (news.length === 0 && held.length === 0) return [];
  return [{ consultationId: row.id, clientName: row.clientName, held, findings: news }];
}

const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [keyOf(finding), finding])).values(),
];

const keyOf = ({ code, sentence }: Finding) => `${code} ${sentence}`;

/** What the checks say of bowls that a hand wrote, on the head as it is known now, by formula: those of one writing are one visit. */
function handWritten(
  stored: readonly FormulaRow[],
  head: Case,
  released: ReadonlyMap<string, readonly string[]>,
) {
  const rows = stored.filter(({ source, bowl }) => source === "stylist" && bowl !== null);
  const writings = Map.groupBy(rows, ({ createdAt }) => createdAt.getTime()).values();
  return new Map(
    [...writings].flatMap((written) => {
      const bowls = written.map(({ bowl }) => bowl as Bowl);
      const found = handFindings(bowls.map(bowlOfStep), head);
      const answered = written.map(({ id }) => released.get(id));
      return judgedByHand(bowls, found, answered).map(
        (each, at) => [written[at]?.id, each] as const,
      );
    }),
  );
}

/** The findings that somebody has answered for, by formula. */
async function releasedCodes(
  ctx: Ctx,
  stored: readonly FormulaRow[],
): Promise<Map<string, string[]>> {
  if (stored.length === 0) return new Map();
  const ids = stored.map(({ id }) => id);
  const rows = await ctx.db
    .select({ id: formulaOverrides.formulaId, findings: formulaOverrides.findings })
    .from(formulaOverrides)
    .where(and(inArray(formulaOverrides.formulaId, ids)));
  const codes = new Map<string, string[]>();
  for (const { id, findings } of rows)
    codes.set(id, [...(codes.get(id) ?? []), ...(findings as Finding[]).map(({ code }) => code)]);
  return codes;
}
