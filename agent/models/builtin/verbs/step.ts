import {
  NOT_HERE,
  call,
  can,
  say,
  withChoices,
  type Decision,
} from "#agent/models/builtin/decision.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { ownKey, type Result, type SeenPhoto, type View } from "#agent/models/builtin/view.ts";
import { reportedBy } from "#agent/models/builtin/report-knowledge.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";
import type { Spoken } from "#agent/models/builtin/talk/spoken.ts";
import { held } from "./gate.ts";
import type { HeardVerb } from "./hear.ts";
import { lastPerson } from "./finders-people.ts";
import { meant, pointsBack, spokenOf } from "./match.ts";
import {
  isAsk,
  isSay,
  type About,
  type Ask,
  type Finder,
  type Found,
  type Input,
  type Say,
  type Slots,
  type Verb,
} from "./verb.ts";

/** What a row comes to, before it is put as words or a call. */
export type Step =
  | { kind: "ask"; ask: Ask; options: string[] }
  | { kind: "say"; text: string }
  | { kind: "call"; tool: string; input: Record<string, unknown>; text?: string | undefined }
  | { kind: "done"; value: unknown; about: About; verb?: Verb };

/** The thread around a row: what came back for it, what came back before it, and where it was said. */
export type Told = {
  view: View;
  results: readonly Result[];
  earlier: readonly Result[];
  recordId: string | undefined;
  photos: readonly SeenPhoto[];
  /** What the thread spoke of before, and what was last said in it. */
  spoken: Spoken;
  said: string;
  /** What it had spoken of when the last words were answered: the question that stands is of that. */
  spokenThen?: Spoken;
  /** The part of one message before these words. */
  part?: HeardVerb | undefined;
};

/** The thread as it was when the question that stands was asked. */
export const asAsked = (told: Told): Told => ({ ...told, spoken: told.spokenThen ?? told.spoken });

const MAKING = new Set(["formulate", "correct", "get_consultation"]);

const ASIDE = new Set(["offer_choices", "note_safety"]);

/** Whether a call is a step of a row: choices and notes of safety come beside it. */
export const isStep = ({ tool }: Result): boolean => !ASIDE.has(tool);

const madeIn = (results: readonly Result[]) =>
  results.findLast(({ tool, status }) => status === "ok" && MAKING.has(tool))?.value as
    | ConsultationResult
    | undefined;

/** What to do next for a row: ask, look, call its tool, or say what came of it. */
export function stepOf({ verb, slots, text, doubt, edits }: HeardVerb, told: Told): Step {
  if (doubt) return { kind: "say", text: held(doubt, verb.does ?? "") };
  const { view, earlier, recordId, photos, spoken } = told;
  const results = told.results.filter(
    (each) => isStep(each) && (each.tool !== "remember" || verb.tool === "remember"),
  );
  // a list that was refused has nothing to choose from
  const undone = results.find(({ status }) => status === "refused" || status === "failed");
  if (undone) return { kind: "say", text: undone.sentence };
  const found: Record<string, Found | undefined> = {};
  const made = madeIn([...earlier, ...results]);
  const { here, names } = view;
  const about: About = { here, names, made, recordId, photos, text, found, earlier, spoken };
  let at = 0;
  for (const finder of verb.finds ?? []) {
    if (finder.only && !finder.only(slots, about)) continue;
    const known = finder.known?.(slots, { ...about, made: madeIn(earlier) });
    if (known && "ask" in known) return called(verb.tool, known);
    if (known) {
      found[finder.slot] = known;
      continue;
    }
    const result = results[at];
    const { nobody, slot } = finder;
    const unsaid = slots[slot] === undefined && finder.unsaid?.(about);
    const unknown = pointsBack(slots[slot]) && !recordId && !lastPerson(earlier);
    if (nobody && !result && (unsaid || unknown))
      return { kind: "ask", ask: { ask: unsaid || nobody, slot }, options: listedFor(slot, told) };
    if (result?.tool !== finder.tool)
      return { kind: "call", tool: finder.tool, input: finder.with?.(slots, about) ?? {} };
    const all = finder.among(result.value, slots, about);
    const other = all.length === 0 && FRAMES.find(({ id }) => id === verb.otherwise);
    if (other && slots[slot] !== undefined)
      return ofVerb(
        stepOf(
          { verb: other, slots, text, doubt: undefined },
          { ...told, results: results.slice(at + 1) },
        ),
        other,
      );
    if (unsaid && all.length > 0) return asked(unsaid, slot, all);
    const one = (edits && thingOf(all, told)) ?? whichOf(finder, slots, all, told);
    if ("kind" in one) return one;
    found[finder.slot] = one;
    at += 1;
  }
  if (verb.first) {
    if (results[at]?.tool !== verb.first.tool)
      return called(verb.first.tool, verb.first.input(slots, about));
    about.first = results[at]?.value;
    at += 1;
  }
  const result = results[at];
  if (result?.tool === verb.tool) return { kind: "done", value: result.value, about };
  const last = called(verb.tool, verb.input?.(slots, about) ?? {});
  return last.kind === "call" ? { ...last, text: verb.warns?.(slots, about) } : last;
}

/** What another verb came to is told by that one. */
const ofVerb = (step: Step, verb: Verb): Step => (step.kind === "done" ? { ...step, verb } : step);

function called(tool: string, input: Input | Ask | Say): Step {
  if (isSay(input)) return { kind: "say", text: input.say };
  if (isAsk(input)) return { kind: "ask", ask: input, options: [...(input.options ?? [])] };
  return { kind: "call", tool, input };
}

/** Those of whom the thread spoke last, where somebody is asked for. */
function listedFor(slot: string, { spoken: { listed: things } }: Told): string[] {
  const names = new Set(slot === "client" ? things.flatMap(({ client }) => client ?? []) : []);
  return names.size > 1 && names.size <= MOST_PEOPLE ? [...names] : [];
}

/** More than this are no choice. */
const MOST_PEOPLE = 6;

const asked = (ask: string, slot: string, among: readonly Found[]): Step => ({
  kind: "ask",
  ask: { ask, slot },
  options: among.map(({ name }) => name),
});

/** The one of these that the thread spoke of last, as a thing of its own. */
const thingOf = (all: readonly Found[], { spoken: { things } }: Told): Found | undefined => {
  const last = things.findLast((thing) => all.some(({ id }) => id === thing.id));
  return all.find(({ id }) => id === last?.id);
};

/** The thing that is meant, or what is said where that is not plain. */
function whichOf(finder: Finder, slots: Slots, all: Found[], told: Told): Found | Step {
  const { what, slot, bare, empty } = finder;
  const said = slots[slot];
  const ask = (text: string, among: readonly Found[]) => asked(text, slot, among);
  const [first, another] = all;
  if (!first) {
    const none = typeof empty === "function" ? empty(slots) : empty;
    return { kind: "say", text: none ?? `There is no ${what} yet.` };
  }
  if (pointsBack(said)) {
    const before = spokenOf(all, told.earlier, told.recordId) ?? thingOf(all, told);
    if (before) return before;
    if (bare === "first" || (bare === "only" && !another)) return first;
    return finder.nobody
      ? ask(finder.nobody, all.length > MOST_PEOPLE ? [] : all)
      : ask(`Which ${what} do you mean?`, all);
  }
  if (/ and \d/.test(said ?? ""))
    return { kind: "say", text: "One at a time, please: say the first one by itself." };
  const own = told.view.own?.words.get(ownKey(slot, said ?? ""));
  const match = meant(own ?? said ?? "", all);
  if ("one" in match) return match.one;
  if ("several" in match)
    return (
      thingOf(match.several, told) ??
      (finder.lastMeant ? spokenOf(match.several, told.earlier, told.recordId) : undefined) ??
      ask(`Which ${what} do you mean?`, match.several)
    );
  if (match.near.length > 0)
    return ask(`There is no ${what} “${said}”. Do you mean this?`, match.near);
  if (finder.unsaid) return ask(`There is no ${what} “${said}”. Which is it?`, all);
  const bareSaid = said?.replace(/^(?:the|my|our|an?) /i, "");
  const names = all.slice(0, 6).map(({ name }) => name);
  return {
    kind: "say",
    text: `There is no ${what} “${bareSaid}”. There ${names.length === 1 ? "is" : "are"} ${listed(names)}${all.length > names.length ? ` and ${all.length - names.length} more` : ""}.`,
  };
}

/** A step put as words or a call. */
export function decided(step: Step, { verb, slots }: HeardVerb, view: View): Decision {
  switch (step.kind) {
    case "ask": {
      const options = step.options.map((name) => ({
        label: name.slice(0, 60),
        says: name.slice(0, 200),
      }));
      return withChoices(step.ask.ask, "answer", options, view);
    }
    case "say":
      return say(step.text);
    case "call":
      return can(view, step.tool) ? call(step.tool, step.input, step.text) : say(NOT_HERE);
    default: {
      const { report, tool, does } = step.verb ?? verb;
      const made =
        report?.(step.value, slots, step.about) ??
        reportedBy(tool, step.value) ??
        (does ? "Done." : "Here it is.");
      const { text, next = [] } = typeof made === "string" ? { text: made } : made;
      return withChoices(text, "next", next, view);
    }
  }
}
