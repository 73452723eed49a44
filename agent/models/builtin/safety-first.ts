import { hearSafety } from "#tools/colour/safety/hear.ts";
import type { SaveClient } from "#tools/clients/assistant-schema.ts";
import type { NotedSafety } from "#tools/consultations/safety-schema.ts";
import { call, can, say, type Decision } from "./decision.ts";
import { tellsHair } from "./hear/beside-safety.ts";
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

/**
 * Whatever tells of an allergy, a reaction, skin, a pregnancy, an age or a strand that broke is noted before anything is
 * answered, so that the formulas that stand are judged by it at once. With nothing else in the words, that is the answer.
 * An order to keep it, and a head that is only now begun, go first: with them there is a record to note it for.
 */
export function safetyFirst(view: View): SafetyFirst {
  const at = view.events.findLastIndex(({ kind }) => kind === "user");
  const rest = { ...view, events: withoutNotes(view.events, at) };
  const asked = view.events[at];
  if (asked?.kind !== "user" || hearSafety(asked.text, "said").length === 0)
    return { said: "", rest };
  const results = view.events
    .slice(at + 1)
    .flatMap((event) => (event.kind === "results" ? event.results : []));
  const noted = results.find(({ tool }) => tool === "note_safety");
  const later = KEEPS.test(asked.text) || NEW.test(asked.text);
  if (!noted) {
    if (!can(view, "note_safety")) return { said: "", rest };
    const clientName = nameIn(asked.text) ?? (later ? ownerIn(asked.text) : undefined);
    const input = { words: asked.text.slice(0, 2000), ...(clientName && { clientName }) };
    const note = call("note_safety", input);
    if (later) return { said: "", rest, ...(!results.some(isKept) && { later: { last: note } }) };
    return results.length > 0 ? { said: "", rest } : { decision: note, said: "", rest };
  }
  const value = noted.value as NotedSafety;
  // a formula that was made of the same words has said it
  const isSaid = results.some(({ tool, status }) => tool === "formulate" && status === "ok");
  const told = () => (isSaid && value.judged.length === 0 ? toSave(value) : reported(value));
  const said = noted.status === "ok" ? told() : noted.sentence;
  if (later) return { said, rest, later: {} };
  const alone = !tellsMore(asked);
  // a test of somebody who is named is written down; for the rest the card offers the record
  const isNamedTest = /\btest\b/i.test(asked.text) && !OF_HER.test(asked.text);
  if (alone && !isNamedTest && !TEST_ON.test(asked.text))
    return { decision: say(said), said: "", rest };
  return { said: results.at(-1) === noted ? `${said} ` : "", rest, alone };
}

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

/** Whether the words tell of the hair or of another matter too. */
function tellsMore({ text, photos }: Extract<Event, { kind: "user" }>): boolean {
  const sentences = text.split(/[.;!?\n]+/).filter((each) => each.trim().split(/\s+/).length > 2);
  const others = sentences.filter((each) => hearSafety(each, "said").length === 0);
  return tellsHair(text) || photos.length > 0 || others.length > 0;
}

/** A symptom of which nobody said what it came from is asked about; the answer is heard as any other words. */
const ASKED: Partial<Record<NotedSafety["facts"][number]["concern"], string>> = {
  symptom: "Did that follow colour, developer or lightener, or something else?",
  asthma: "Has bleach powder ever set it off?",
};

function reported(note: NotedSafety): string {
  const { judged, facts } = note;
  const questions = facts.flatMap(({ concern }) => ASKED[concern] ?? []);
  const held = judged.filter((each) => each.held.length > 0);
  const [first] = judged;
  const stop = first?.findings.find(({ severity }) => severity === "block") ?? first?.findings[0];
  const noted = `Noted: “${facts[0]?.words ?? ""}”. It counts for the formula.`;
  // what is held back stands on the card with its reason
  const what = held.length > 0 ? "The card says why." : (stop?.sentence ?? noted);
  const which =
    held.length > 0
      ? `${held.length === 1 ? "The formula" : `${held.length} formulas`} for ${held[0]?.clientName} ${held.length === 1 ? "is" : "are"} held back. `
      : "";
  return [`${which}${what} ${toSave(note)}`.trim(), ...questions].join(" ");
}

/** Where a tap keeps it; empty where the record has it, or there is none. */
const toSave = ({ client, onRecord }: NotedSafety): string =>
  client && !onRecord
    ? `What was said of safety is not on ${client.name}'s record yet: a tap there saves it.`
    : "";
