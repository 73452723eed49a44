import type { Client } from "#tools/clients/schema.ts";
import { addDays, instantOf } from "#tools/values/zone-rules.ts";
import { hearBrand } from "#agent/models/builtin/hear/brands.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { dayIn, foundOf, timeIn, todayOf } from "./finders.ts";
import { card, client } from "./finders-people.ts";
import type { About, Input, Slots, Verb } from "./verb.ts";

const TEST = "(patch|skin|allergy|allergy alert|strand)[ -]?test";
/** What may follow on a name: when, where and with what. */
const MORE =
  "(?:,? (?<more>(?:just|today|now|this|behind|with|using|inside|on|in|at|yesterday|last|earlier|koleston|wella|redken|for|from|and|all clear|clear|no reaction|negative|positive|reacted|passed|failed|\\d).*))?";

const isStrand = (text: string) => /\bstrand/.test(text);

/** The day that is named; "monday" and "nov 15" are the last ones, since what was put on lies behind. */
function dayPut(said: string, here: Here): string | undefined {
  const today = todayOf(here);
  if (/\byesterday\b/.test(said)) return addDays(today, -1);
  const day = dayIn(said, here);
  if (day === undefined || day <= today) return day;
  const weekBefore = addDays(day, -7);
  return weekBefore <= today ? weekBefore : `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

const FAILED =
  /\b(?:positive|reacted|(?<!no )reaction|failed|red|itchy|burn(?:ed|t|ing)|swollen)\b/;
const PASSED = /\b(?:negative|(?:all )?clear|no reaction|passed|nothing (?:came|showed))\b/;
/** Days after which skin is read: 48 hours, as the makers ask. */
const READ_DAYS = 2;

/** What the skin has shown, as far as it can have by now: clear skin says nothing before 48 hours. */
function shown(
  { said, text }: { said: string; text: string },
  day: string | undefined,
  today: string,
) {
  if (FAILED.test(said)) return "failed";
  const isOver = isStrand(text) || (day !== undefined && day <= addDays(today, -READ_DAYS));
  return PASSED.test(said) && isOver ? "passed" : "pending";
}

/** A test that was put on. */
function put({ more = "" }: Slots, { found, here, text }: About): Input {
  const day = here && dayPut(more, here);
  const isPast = day !== undefined && here !== undefined && day < todayOf(here);
  const instant =
    isPast && here ? instantOf(here.timeZone, day, timeIn(more, here) ?? "12:00") : null;
  return {
    clientId: found["client"]?.id,
    kind: isStrand(text) ? "strand" : "patch",
    result: here ? shown({ said: more, text }, day, todayOf(here)) : "pending",
    brandId: hearBrand(text).brand,
    ...(instant !== null && { doneAt: new Date(instant).toISOString() }),
  };
}

/** A test that was read: the one that is pending, where there is one. */
const read =
  (result: "passed" | "failed") =>
  ({ note, more = note }: Slots, about: About): Input => {
    const { found, text } = about;
    const kind = isStrand(text) ? "strand" : "patch";
    const pending = (foundOf(about, "card") as Client | undefined)?.tests.find(
      (each) => each.kind === kind && each.result === "pending",
    );
    return {
      clientId: found["client"]?.id,
      testId: pending?.id,
      kind,
      result,
      note: more?.replace(/^[\s,.:;-]+/, "").trim() || undefined,
    };
  };

const TOLD = {
  pending: "It is on. Read it after 48 hours and tell me what it shows.",
  passed: "Written down: passed.",
  failed: "Written down: failed. No colour that touches the skin.",
};
const report = (value: unknown) =>
  TOLD[(value as { result: keyof typeof TOLD }).result] ?? "Written down.";

/** Patch and strand tests: put on, and read. */
export const PATCH_TESTS: readonly Verb[] = [
  {
    tool: "record_client_test",
    does: "write down that a patch test failed",
    hears: [
      `~{client:person}('s)? ${TEST} failed: {note:all}`,
      `{client:person} (reacted|is reacting|had a reaction|has a reaction|had a bad reaction|flared up) (to|from|on|with|after) ~${TEST}(,? (?<more>.+))?`,
      `~{client:person}('s)? ${TEST} (has |have )?(failed|reacted|(is|was|came (back|up|out)|went|looks?|turned)( all| a bit| really| very| so)* (red|positive|itchy|bad|sore|swollen|angry|inflamed|failed|a fail))(?<more>.*)`,
      `~{client:person}('s)? ${TEST} (has |just )?(snapped|broke|melted|dissolved|disintegrated|fell apart|went (to )?(mush|mushy|jelly|gum|gummy|stringy))( off)?[.,]?( (so |and )?(that's |it's )?(a )?(fail|failed))?`,
      `{client:person} failed ~${TEST}(?<more>.*)`,
    ],
    finds: [client, card],
    input: read("failed"),
    report,
  },
  {
    tool: "record_client_test",
    does: "write down that a patch test passed",
    hears: [
      `~{client:person}('s)? ${TEST} passed: {note:all}`,
      `~{client:person}('s)? ${TEST} (has |have )?(passed|(is|was|'s|came (back|up|out)|looks?|all|came)( all| totally| completely| nice and)* (clear|fine|ok|okay|good|negative|clean|passed|a pass|normal))(?<more>.*)`,
      `{client:person} (passed|has passed) ~${TEST}(?<more>.*)`,
      `{client:person} (had|has|shows?|showed) no reaction( (to|from|on|with) ~${TEST})?(?<more>.*)`,
      `(mark|record|log|note|write down) ~{client:person}('s)? ${TEST} (as )?(passed|clear|fine|negative|ok|okay)`,
      `(no reaction|all clear|clear) (on|for|from) ~{client:person}('s)?( ${TEST})?`,
    ],
    finds: [client, card],
    input: read("passed"),
    report,
  },
  {
    tool: "record_client_test",
    does: "write down a patch test",
    hears: [`did ~${TEST} (on|for|to|with) {client:person}${MORE}`],
    // "did a test on her" tells, it does not ask
    despite: ["asked"],
    finds: [client],
    input: put,
    report,
  },
  {
    tool: "record_client_test",
    does: "write down a patch test",
    hears: [
      `(done|put|put on|applied|just did|just put|gave|log|record|note|start|started|have done|i did|i've done|we did) ~${TEST} (done )?(on|for|to|with) {client:person}${MORE}`,
      `~${TEST} (done|put on|applied|on|is on|given|started)( today| now| just now)? (on|for|to|with) {client:person}${MORE}`,
      `~${TEST} (on|for) {client:person} (done|put on|applied|started)${MORE}`,
      `(patch|strand|skin)[ -]?tested {client:person}${MORE}`,
      `~{client:person}('s)? ${TEST} (is |was )?(on|done|applied|put on|started|in place)${MORE}`,
      `(gave|given) {client:person} ~${TEST}${MORE}`,
      `~${TEST} (on|for) {client:person}${MORE}`,
    ],
    finds: [client],
    input: put,
    report,
  },
];
