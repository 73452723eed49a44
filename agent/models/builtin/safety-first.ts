import { isBanter, takesBack } from "#tools/colour/safety/around.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import { leavesOpenWhose } from "#tools/colour/safety/whose.ts";
import { asksColorOfChild } from "#tools/colour/told/asked-rules.ts";
import { tellColour } from "#tools/colour/told/tell.ts";
import { isRescue } from "#tools/colour/rescue/words.ts";
import { findTool } from "#tools/registry.ts";
import type { SaveClient } from "#tools/clients/assistant-schema.ts";
import type { NotedSafety, NoteSafety } from "#tools/consultations/safety-schema.ts";
import { call, can, say, type Decision } from "./decision.ts";
import { tellsHair } from "./hear/beside-safety.ts";
import { namesIn } from "./hear/calendar-words.ts";
import { withNames } from "./hear/people.ts";
import { isClient } from "./miss.ts";
import { hearFacts } from "./hear/understand.ts";
import { isHead } from "./hear/head/told.ts";
import { plain } from "./hear/text.ts";
import { comesNext, reportSafety, SEATED, toSave, WHOSE } from "./safety-words.ts";
import { isForNew } from "./talk/new-card.ts";
import { sense } from "./sense/taught.ts";
import { lastPerson } from "./verbs/finders-people.ts";
import type { Event, Result, View } from "./view.ts";
import { ownerIn } from "./with-formula.ts";

/** What safety has to say before all else, and the conversation without it for whatever else was said. */
export type SafetyFirst = {
  decision?: Decision;
  said: string;
  rest: View;
  /** Nothing else was said, unless it is an order of its own: "Keisha failed the patch test" is written down. */
  alone?: boolean;
  /** It is said after the rest, once that has come to its end: with `last`, the note is still to be made then. */
  later?: { last?: Decision };
};

/** Asks for those of whom it is on record, and tells it of nobody. */
const OF_ALL =
  /^(?:(?:so|and|hey|ok) )*(?:who|whos|who's|which|any(?:one|body)?|list|show(?: me)?|do we have any(?:one|body))\b(?!.*\b(?:she|he|her|him|i|my)\b).*\ballerg/i;

/** Asks what is on record of somebody: "anything I need to watch with Zara, she's allergic to something". */
const ASKS_RECORD =
  /^(?:(?:so|and|hey|ok) )*(?:is there )?(?:anything|what)\b.*\b(?:watch|know|careful|mind|remember)\b/i;

/** Whether words only ask after what the record has: nothing is told in them that could be noted. */
const asksRecord = (text: string): boolean =>
  ASKS_RECORD.test(text) && hearSafety(text, "said").every(({ substance }) => !substance);

/**
 * Whatever tells of an allergy, a reaction, skin, a pregnancy, an age or a strand that broke is noted before anything is
 * answered, so that the formulas that stand are judged by it at once. With nothing else in the words, that is the answer.
 * An order that only tells of it in passing, and a head that is only now begun, go first.
 */
export function safetyFirst(view: View): SafetyFirst {
  const at = view.events.findLastIndex(({ kind }) => kind === "user");
  const rest = { ...view, events: withoutNotes(view.events, at) };
  const asked = view.events[at];
  if (asked?.kind === "user" && takesBack(asked.text)) return { said: "", rest };
  const saidOf = asked?.kind === "user" ? hearSafety(asked.text, "said") : [];
  const owned = asked?.kind === "user" && ownedBy(asked.text, view, at);
  if (owned) return owned;
  if (
    asked?.kind === "user" &&
    isBanter(asked.text) &&
    saidOf.length > 0 &&
    saidOf.every(isUnknown)
  )
    return { decision: say(IN_FUN), said: "", rest };
  if (
    asked?.kind === "user" &&
    (ALLERGIC.test(asked.text) || hearSafety(asked.text, "said").length > 0) &&
    !OF_ALL.test(asked.text) &&
    leavesOpenWhose(asked.text, isPerson(view))
  )
    return { decision: say(askWhose(asked.text)), said: "", rest };
  if (asked?.kind === "user" && saidOf.length === 0 && asksColorOfChild(asked.text)) {
    const { says } = tellColour({ topic: "safety", words: asked.text }, {});
    return { decision: say(says), said: "", rest };
  }
  if (
    asked?.kind !== "user" ||
    OF_ALL.test(asked.text) ||
    asksRecord(asked.text) ||
    hearSafety(asked.text, "said").length === 0
  )
    return { said: "", rest };
  const results = view.events
    .slice(at + 1)
    .flatMap((event) => (event.kind === "results" ? event.results : []));
  const noted = results.find(({ tool }) => tool === "note_safety");
  const later = KEEPS.test(asked.text) || NEW.test(asked.text) || isOrderFirst(asked.text, view);
  if (!noted) {
    if (!can(view, "note_safety")) return { said: "", rest };
    const note = noteFor(asked.text, view, { at, results, looks: !later });
    if (later) return { said: "", rest, ...(!results.some(isKept) && { later: { last: note } }) };
    return results.every(isLookUp) ? { decision: note, said: "", rest } : { said: "", rest };
  }
  const value = noted.value as NotedSafety;
  // a formula that was made of the same words has said it
  const isSaid = results.some(({ tool, status }) => tool === "formulate" && status === "ok");
  const bySeat = results.some(isLookUp);
  const told = () =>
    isSaid && value.judged.length === 0 ? toSave(value) : reportSafety(value, asked.text, bySeat);
  const kept = () => (noted.status === "ok" ? comesNext(value, results, view.here) : "");
  const said = results.some(isKept) ? kept() : noted.status === "ok" ? told() : noted.sentence;
  if (later) return { said, rest, later: {} };
  // it goes onto the card of the record that is being made: nobody is asked for
  if (isForNew(view, at) || (tellsHead(asked.text) && !value.client))
    return { said: said.replace(WHOSE, ""), rest: withoutLookUp(rest, at), alone: true };
  const alone = !tellsMore(asked);
  // a test of somebody who is named is written down; for the rest the card offers the record
  const isNamedTest = /\btest\b/i.test(asked.text) && !OF_HER.test(asked.text);
  if (alone && !isNamedTest && !TEST_ON.test(asked.text) && !goesOn(asked.text, view))
    return { decision: say(said), said: "", rest: withoutLookUp(rest, at) };
  return {
    said: results.at(-1) === noted ? `${said} ` : "",
    rest: withoutLookUp(rest, at),
    alone,
  };
}

/** An allergy to nothing that anybody could name. */
const isUnknown = ({ concern, substance }: SafetyFact): boolean =>
  concern === "allergy" && substance === undefined;

const IN_FUN =
  "I take that as said in fun, so nothing is noted and nothing is held back. Is there a real allergy to write down? Say to what.";

/** What would go into a record as an allergy, also where it is none that colour minds. */
const ALLERGIC = /\ballerg/i;

const isPerson =
  ({ names }: View) =>
  (word: string): boolean =>
    names.get(word)?.has("client") === true ||
    names.get(word.replace(/s$/, ""))?.has("client") === true;

/** What holds whoever it is, and the question of whom: nothing is held back for a guess. */
function askWhose(words: string): string {
  const [heard] = hearSafety(words, "said");
  const { says } = tellColour({ topic: "safety", words: heard?.words ?? words }, {});
  const holds = says.replace(` Said: “${heard?.words}”.`, "");
  return `I note nothing until it is sure of whom that is. If it is somebody who comes here: ${holds} ${WHOSE}`;
}

/** Notes it for whom was named, else for whom the thread spoke of; with neither, for whoever sits in the chair now. */
function noteFor(
  words: string,
  view: View,
  { at, results, looks }: { at: number; results: readonly Result[]; looks: boolean },
): Decision {
  const seat = results.find(isLookUp);
  const earlier = view.events
    .slice(0, at)
    .flatMap((event) => (event.kind === "results" ? event.results : []));
  const named = namedIn(words, view) ?? lastSpoken(view, at, earlier);
  const isKnown = named !== undefined || isOfThread(earlier) || isBeside(view) || tellsHead(words);
  if (looks && !isKnown && !seat && can(view, "next_appointment"))
    return call("next_appointment", {});
  const { current } = (seat?.value ?? {}) as Partial<{ current: { clientName: string } | null }>;
  const clientName = named ?? current?.clientName;
  return call("note_safety", noteOf(words, clientName));
}

/** Whom the thread spoke of last: in what came back for what was asked, else in somebody's words. */
function lastSpoken(view: View, at: number, earlier: readonly Result[]): string | undefined {
  const asked = earlier.filter((result) => !isLookUp(result));
  const person = lastPerson(asked);
  // a formula of nobody's record is called by its hour
  if (isOfThread(earlier)) return person?.startsWith("Client ") ? undefined : person;
  const words = view.events
    .slice(0, at)
    .flatMap((event) => (event.kind === "user" ? event.text : []));
  return (
    person ??
    words.reduceRight<string | undefined>((name, text) => name ?? namedIn(text, view), undefined)
  );
}

/** Trouble that is on somebody now goes on to what to do about it; a sore place is only noted. */
const goesOn = (text: string, { names }: View): boolean =>
  isRescue(text) && sense(text, undefined, names)?.intent.tool !== "record_client_test";

/** Whether a head is told with it: it counts for the formula of that head, whoever sits by the book. */
const tellsHead = (words: string): boolean => isHead(hearFacts(plain(words), words));

const isLookUp = ({ tool }: Result): boolean => tool === "next_appointment";
const FORMULAS: ReadonlySet<string> = new Set(["formulate", "correct", "get_consultation"]);
/** Whether a formula stands in the chat: the note is of that head. */
const isOfThread = (results: readonly Result[]): boolean =>
  results.some(({ tool, status }) => status === "ok" && FORMULAS.has(tool));
const isBeside = ({ events }: View): boolean =>
  events.some((event) => event.kind === "user" && event.beside?.recordId !== undefined);

/** Without the look at who sits now: it answers nothing that was asked. */
const withoutLookUp = (view: View, since: number): View => ({
  ...view,
  events: view.events.flatMap((event, at) => {
    if (event.kind !== "results" || at < since) return [event];
    const results = event.results.filter((result) => !isLookUp(result));
    return results.length > 0 ? [{ ...event, results }] : [];
  }),
});

/** From this share on words are an order that tells of safety in passing: "take 10 off, i burnt her ear". */
const ORDERS = 0.65;
/** What is told with these is the safety itself. */
const TELLS: ReadonlySet<string> = new Set([
  "record_client_test",
  "note_safety",
  "rescue",
  "save_client",
]);

function isOrderFirst(text: string, { names }: View): boolean {
  const sensed = sense(text, undefined, names);
  const tool = sensed?.intent.tool;
  if (!tool || TELLS.has(tool) || sensed.share < ORDERS) return false;
  return findTool(tool)?.effect !== "read";
}

/** Words of safety as they are noted: whole, and for whom where that is known. */
export const noteOf = (text: string, clientName = nameIn(text)): NoteSafety => ({
  words: text.slice(0, 2000),
  ...(clientName && { clientName }),
});

/** A record that has it now: its change judges what stands. */
function isKept({ tool, status, input }: Result): boolean {
  const { allergies, mustKnow, notes } = (input ?? {}) as Partial<SaveClient>;
  return tool === "save_client" && status === "ok" && Boolean(allergies ?? mustKnow ?? notes);
}

/** Of whoever sits there: no name to write anything down by. */
const OF_HER = /^\s*(?:she|he|they|her|his|their|the client|client|patch|allerg|pregnan)/i;

/** A test on somebody who is named: "patch test done on Keisha yesterday". */
const TEST_ON = /\btest\b[^,.;]*? on (?!her\b|him\b|them\b|the\b|this\b|my\b|\w+day\b|\d)\p{L}/iu;

/** An order to write it into a record is one, and the record's change judges what stands. */
const KEEPS =
  /\b(?:add|note|put|save|write|record|pop|stick)\b.*\b(?:record|file|card|notes?|allerg\w*)\b/i;
/** Nothing stands yet of a head that is only now begun. */
const NEW = /\b(?:new|next) (?:client|guest|head|customer)|\bwalk-?in\b/i;

/** Without the notes of the newest words; what was noted before may still be taken back. */
const withoutNotes = (events: readonly Event[], since: number): Event[] =>
  events.flatMap((event, at) => {
    if (event.kind !== "results" || at < since) return [event];
    const results = event.results.filter(({ tool }) => tool !== "note_safety");
    return results.length > 0 ? [{ ...event, results }] : [];
  });

/** Who is named, by a name of the salon's own or by where it stands. */
function namedIn(text: string, { names }: View): string | undefined {
  const known = namesIn(withNames(text)).find((each) =>
    each.split(" ").some((part) => names.get(part.toLowerCase())?.has("client")),
  );
  const own = known?.split(" ").filter((part) => names.get(part.toLowerCase())?.has("client"));
  return (
    own?.join(" ") ??
    nameIn(text) ??
    (KEEPS.test(text) || NEW.test(text) ? ownerIn(text) : undefined)
  );
}

/** Who is named at the beginning: "Nora is allergic to …", "Nora's patch test …". */
function nameIn(text: string): string | undefined {
  const name =
    /^\s*((?:\p{Lu}[\p{L}'-]+ ?){1,2}?)(?:'s| is| has| had| says| said| told| just told| came)\b/u.exec(
      text.replaceAll("’", "'"),
    )?.[1];
  return name &&
    !/^(?:she|he|they|it|the|her|his|my|client|patch|strand|scalp|this|that|there)\b/i.test(name)
    ? name.trim()
    : undefined;
}

const ASKS = /\?|\b(?:can|could|may|should|ok|okay|safe|what|which|how|is it|do i|do we)\b/i;

/** Whether the words tell of the hair or of another matter too. */
function tellsMore({ text, photos }: Extract<Event, { kind: "user" }>): boolean {
  const sentences = text.split(/[.;!?\n]+/).filter((each) => each.trim().split(/\s+/).length > 2);
  const others = sentences.filter((each) => hearSafety(each, "said").length === 0);
  // what is noted may be asked about in the same breath
  if (ASKS.test(text) && sense(text, undefined)?.intent.id === "colour_facts.safety") return true;
  return tellsHair(text) || photos.length > 0 || others.length > 0;
}

/** The name that answers whose a note is: it is noted once more, for her. */
function ownedBy(text: string, view: View, at: number): SafetyFirst | undefined {
  const said = view.events[at - 1];
  if (said?.kind !== "said") return undefined;
  if (!said.text.endsWith(WHOSE) && !SEATED.test(said.text)) return undefined;
  const clientName = isClient(text, view.names) ? text.trim() : answeredName(text, view);
  if (!clientName) return undefined;
  const before = view.events.slice(0, at).findLast(({ kind }) => kind === "user");
  const words = before?.kind === "user" ? before.text : text;
  const noted = view.events
    .slice(at + 1)
    .flatMap((event) => (event.kind === "results" ? event.results : []))
    .find(({ tool }) => tool === "note_safety");
  const decision = noted
    ? say(noted.status === "ok" ? reportSafety(noted.value as NotedSafety) : noted.sentence)
    : call("note_safety", { words: words.slice(0, 2000), clientName });
  return { decision, said: "", rest: view };
}

/** "It was Ruth", "no, Imogen": the one name of an answer that says no more. */
const answeredName = (text: string, view: View): string | undefined =>
  /^(?:no|yes|yeah|it|that|was|is|it's|thats?|i think)\b/i.test(text) &&
  text.split(/\s+/).length < 6
    ? namedIn(text, view)
    : undefined;
