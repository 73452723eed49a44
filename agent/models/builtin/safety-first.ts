import { hearSafety } from "#tools/colour/safety/hear.ts";
import type { NotedSafety } from "#tools/consultations/safety-schema.ts";
import { call, can, say, type Decision } from "./decision.ts";
import { hearFacts } from "./hear/understand.ts";
import { plain } from "./hear/text.ts";
import type { Event, View } from "./view.ts";

/** What safety has to say before all else, and the conversation without it for whatever else was said. */
export type SafetyFirst = {
  decision?: Decision;
  said: string;
  rest: View;
  /** Nothing else was said, unless it is an order of its own: "Keisha failed the patch test" is written down. */
  alone?: boolean;
};

/**
 * Whatever tells of an allergy, a reaction, skin, a pregnancy, an age or a strand that broke is noted before anything is
 * answered, so that the formulas that stand are judged by it at once. With nothing else in the words, that is the answer.
 */
export function safetyFirst(view: View): SafetyFirst {
  const rest = { ...view, events: view.events.flatMap(withoutNotes) };
  const at = view.events.findLastIndex(({ kind }) => kind === "user");
  const asked = view.events[at];
  if (asked?.kind !== "user" || hearSafety(asked.text, "said").length === 0)
    return { said: "", rest };
  const results = view.events
    .slice(at + 1)
    .flatMap((event) => (event.kind === "results" ? event.results : []));
  const noted = results.find(({ tool }) => tool === "note_safety");
  if (!noted) {
    if (
      results.length > 0 ||
      !can(view, "note_safety") ||
      KEEPS.test(asked.text) ||
      NEW.test(asked.text)
    )
      return { said: "", rest };
    const clientName = nameIn(asked.text);
    const input = { words: asked.text.slice(0, 2000), ...(clientName && { clientName }) };
    return { decision: call("note_safety", input), said: "", rest };
  }
  const said = noted.status === "ok" ? reported(noted.value as NotedSafety) : noted.sentence;
  const alone = !tellsMore(asked);
  // a test of somebody who is named is written down; for the rest the card offers the record
  if (alone && (OF_HER.test(asked.text) || !/\btest\b/i.test(asked.text)))
    return { decision: say(said), said: "", rest };
  return { said: results.at(-1) === noted ? `${said} ` : "", rest, alone };
}

/** Of whoever sits there: no name to write anything down by. */
const OF_HER = /^\s*(?:she|he|they|her|his|their|the client|client|patch|allerg|pregnan)/i;

/** An order to write it into a record is one, and the record's change judges what stands. */
const KEEPS =
  /\b(?:add|note|put|save|write|record|pop|stick)\b.*\b(?:record|file|card|notes?|allerg\w*)\b/i;
/** Nothing stands of a head that is only now begun. */
const NEW = /\b(?:new|next) (?:client|guest|head|customer)|\bwalk-?in\b/i;

function withoutNotes(event: Event): Event[] {
  if (event.kind !== "results") return [event];
  const results = event.results.filter(({ tool }) => tool !== "note_safety");
  return results.length > 0 ? [{ ...event, results }] : [];
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

const OF_SAFETY = new Set(["pregnant", "age", "reactedToColourBefore", "clientName"]);

/** What did the harm that is told is no news of the hair: "bleach gives her asthma". */
const OF_CAUSE = new Set(["previousTreatments", "hairCondition"]);

/** Whether the words tell of the hair or of another matter too. */
function tellsMore({ text, photos }: Extract<Event, { kind: "user" }>): boolean {
  const grave = hearSafety(text, "said").some(
    ({ severe, concern }) => severe ?? concern === "reaction",
  );
  const facts = Object.keys(hearFacts(plain(text), text)).filter(
    (name) => !OF_SAFETY.has(name) && !(grave && OF_CAUSE.has(name)),
  );
  const sentences = text.split(/[.;!?\n]+/).filter((each) => each.trim().split(/\s+/).length > 2);
  const others = sentences.filter((each) => hearSafety(each, "said").length === 0);
  return facts.length > 0 || photos.length > 0 || others.length > 0;
}

/** A symptom of which nobody said what it came from is asked about; the answer is heard as any other words. */
const ASKED: Partial<Record<NotedSafety["facts"][number]["concern"], string>> = {
  symptom: "Did that follow colour, developer or lightener, or something else?",
  asthma: "Has bleach powder ever set it off?",
};

function reported({ judged, client, onRecord, facts }: NotedSafety): string {
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
  const save =
    client && !onRecord ? ` It is not on ${client.name}'s record yet: a tap there saves it.` : "";
  return [`${which}${what}${save}`, ...questions].join(" ");
}
