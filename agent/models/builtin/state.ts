import { hearRescue } from "#tools/colour/rescue/words.ts";
import { toneIn } from "#tools/colour/shade/tone-words.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { ownerIn } from "./with-formula.ts";
import { askedIn, CONFIRM, type Asked } from "./ask.ts";
import type { Facts, Heard } from "./hear/heard.ts";
import { isCommon, withNames } from "./hear/people.ts";
import { plain } from "./hear/text.ts";
import { hearFacts, understand } from "./hear/understand.ts";
import { meantBy } from "./meant.ts";
import { factsSeen, type Readings } from "./see.ts";
import { namedIn } from "./talk/spoken.ts";
import type { Meant, Result, SeenPhoto, SeenSheet, View } from "./view.ts";

/** Where the conversation stands, folded from everything in it. */
export type State = {
  /** What was said about this client; what photos showed stands below it. */
  facts: Partial<Facts>;
  seen: Partial<Facts>;
  photos: SeenPhoto[];
  /** Sheets that came with the newest words. */
  sheets: SeenSheet[];
  /** Photo ids that were read, or refused to be. */
  read: Set<string>;
  readings: Readings;
  /** The newest consultation that was made or opened. */
  consultation: ConsultationResult | undefined;
  /** The screen's own record, when the chat stands beside one. */
  recordId: string | undefined;
  /** What is not right about the result, until it was corrected. */
  complaint: { tones: NonNullable<Heard["detail"]["uncorrectedTones"]>; words: string } | undefined;
  goals: string[];
  /** The newest words, the question they answered, and what they mean. */
  words: string;
  asked: Asked | undefined;
  heard: Heard;
  /** What the newest words are, where that was taught. */
  meant: Meant | undefined;
  /** Facts before the change that is waiting for a yes; with `agreed` once it was given. */
  settled: Partial<Facts> | undefined;
  agreed: boolean;
  /** What came back since the newest words. */
  results: Result[];
  /** Nobody has yet asked for a formula, or it was dropped. */
  idle: boolean;
};

type UserEvent = Extract<View["events"][number], { kind: "user" }>;

/** Asked when a photo of a result comes without words. */
export const WHAT_IS_WRONG = "What is not right about it?";

/** Asked once it is known what is not right. */
export const SHOW_RESULT = "Show me the result: can you drop a photo of it, in daylight?";

const MAKING = new Set(["formulate", "correct", "get_consultation"]);

/** Folds the view: newest words win; a new client, or "never mind", starts anew. */
export function stateOf({ events, names }: View): State {
  let state = fresh();
  let said = "";
  for (const event of events) {
    if (event.kind === "said") said = event.text;
    if (event.kind === "results") state = withResults(state, event.results);
    if (event.kind === "user") {
      state = withWords(state, event, { said: said.trimEnd(), names });
      said = "";
    }
  }
  return state;
}

function fresh(): State {
  return {
    facts: {},
    seen: {},
    photos: [],
    sheets: [],
    read: new Set(),
    readings: [],
    consultation: undefined,
    recordId: undefined,
    complaint: undefined,
    goals: [],
    words: "",
    asked: undefined,
    heard: { intent: "none", facts: {}, detail: {} },
    meant: undefined,
    settled: undefined,
    agreed: false,
    results: [],
    idle: true,
  };
}

type Before = { said: string; names: View["names"] };

function withWords(earlier: State, event: UserEvent, { said, names }: Before): State {
  const before = { ...earlier, sheets: event.sheets };
  const asked = askedIn(said);
  const answer = said.endsWith(CONFIRM) ? answerIn(event.text) : undefined;
  if (answer) return answered(before, event.text, answer);
  // "too dark" answers what is not right; by itself it would be no complaint
  const read = understand(
    [WHAT_IS_WRONG, SHOW_RESULT].some((question) => said.endsWith(question))
      ? `it came out ${event.text}`
      : event.text,
    asked,
  );
  const understood = meantBy(read, event, before.consultation !== undefined);
  // nothing of ours is on this hair yet: what is wrong with it is what the formula is for, once its level is told
  const unmade = !before.consultation && !(event.beside?.recordId ?? before.recordId);
  const isUnmade =
    understood.intent === "correct" &&
    unmade &&
    !ownerIn(event.text, names) &&
    !hearRescue(event.text).seen.includes("hot_roots");
  const heard = ofClient(isUnmade ? wishFor(event, before, understood) : understood, {
    text: event.text,
    names,
    before,
  });
  const tones = heard.intent === "correct" ? heard.detail.uncorrectedTones : undefined;
  const complaint = tones ? { tones, words: event.text } : before.complaint;
  // a photo that comes with a complaint shows the result, whatever it was dropped as
  const photos = complaint
    ? event.photos.map(({ photoId }) => ({ photoId, role: "result" as const }))
    : event.photos;
  const state = startsAnew(before, photos, heard)
    ? { ...fresh(), recordId: before.recordId }
    : before;
  const about = heard.intent === "formulate" || heard.intent === "tell";
  const changes = about && state.consultation !== undefined && Object.keys(heard.facts).length > 0;
  return {
    ...state,
    facts: withFacts(state.facts, heard.facts),
    photos: [...state.photos, ...photos],
    sheets: event.sheets,
    complaint: heard.intent === "drop" ? undefined : complaint,
    goals: about && event.text ? [...state.goals, event.text] : state.goals,
    recordId: event.beside?.recordId ?? state.recordId,
    words: event.text,
    asked,
    heard,
    meant: event.meant,
    settled: changes ? (state.settled ?? state.facts) : state.settled,
    agreed: false,
    results: [],
    idle: state.idle && !about && photos.length === 0,
  };
}

/** A head with the client of the salon's whose name stands in the words, however it is written: the record decides what may be mixed. */
function ofClient(
  heard: Heard,
  { text, names, before }: { text: string; names: View["names"]; before: State },
): Heard {
  const { intent, facts } = heard;
  if (!names || facts.clientName || (intent !== "formulate" && intent !== "tell")) return heard;
  const { client } = namedIn(text, "client", names);
  const bare = client?.toLowerCase() ?? "";
  // "rose" is a tone as well
  if (
    !client ||
    isCommon(bare) ||
    toneIn(bare) ||
    namedIn(text, "stylist", names).stylist === client
  )
    return heard;
  const spoken = before.facts.clientName ?? before.consultation?.consultation.clientName ?? "";
  if (spoken.toLowerCase().includes(bare)) return heard;
  return { ...heard, facts: { ...facts, clientName: withNames(bare) } };
}

/** What is wrong with hair that nothing of ours is on, as what its formula is for. */
function wishFor(event: UserEvent, before: State, complaint: Heard): Heard {
  const facts = hearFacts(plain(event.text), event.text);
  const isTold =
    event.photos.length > 0 ||
    facts.currentLevel !== undefined ||
    facts.services !== undefined ||
    !before.idle;
  return isTold ? { intent: "formulate", facts, detail: {} } : complaint;
}

type Answer = "yes" | "no";

function answerIn(text: string): Answer | undefined {
  const said = plain(text);
  if (/^(?:yes|yep|yeah|ok|okay|sure|do it|go ahead|please|write it|ja|si|oui)\b/.test(said))
    return "yes";
  return /^(?:no|nope|keep|leave|don't|not now|never ?mind|nee|non)\b/.test(said)
    ? "no"
    : undefined;
}

/** A yes lets the changed facts count; a no brings back those of the formula. */
function answered(before: State, words: string, answer: Answer): State {
  const intent = answer === "yes" ? ("formulate" as const) : ("keep" as const);
  return {
    ...before,
    facts: answer === "yes" ? before.facts : (before.settled ?? before.facts),
    settled: undefined,
    agreed: answer === "yes",
    words,
    asked: undefined,
    heard: { intent, facts: {}, detail: {} },
    results: [],
  };
}

/** The three ways to tell the goal's level; the newest replaces the others. */
const GOALS = ["desiredLevel", "keepLevel", "liftBy"] as const;

function withFacts(before: Partial<Facts>, told: Partial<Facts>): Partial<Facts> {
  const facts = { ...before, ...told };
  if (told.zones) facts.zones = withZones(before.zones, told.zones);
  if (GOALS.some((slot) => told[slot] !== undefined)) {
    for (const slot of GOALS) if (told[slot] === undefined) delete facts[slot];
  }
  return facts;
}

function withZones(before: Facts["zones"] | undefined, told: Facts["zones"]): Facts["zones"] {
  const parts = Object.keys({ ...before, ...told }) as (keyof Facts["zones"])[];
  return Object.fromEntries(parts.map((part) => [part, { ...before?.[part], ...told[part] }]));
}

/** Another client: another name, or fresh photos of hair after a formula was made. */
function startsAnew(state: State, photos: SeenPhoto[], heard: Heard): boolean {
  if (heard.intent === "drop") return true;
  const { clientName } = heard.facts;
  if (clientName && state.facts.clientName && clientName !== state.facts.clientName) return true;
  if (!state.consultation) return false;
  const { clientName: made } = state.consultation.consultation;
  // a consultation without a name was called "Client" and the time
  const another = clientName !== undefined && clientName !== made && !made.startsWith("Client ");
  return another || photos.some(({ role }) => role !== "result");
}

function withResults(before: State, results: Result[]): State {
  let state: State = { ...before, results: [...before.results, ...results] };
  for (const { tool, status, value, input } of results) {
    if (tool === "read_photos") {
      const readings = status === "ok" ? (value as { photos: Readings }).photos : [];
      const asked = (input as { photos?: SeenPhoto[] } | undefined)?.photos ?? [];
      const all = [...state.readings, ...readings];
      state = {
        ...state,
        readings: all,
        seen: factsSeen(all),
        read: new Set([...state.read, ...asked.map(({ photoId }) => photoId)]),
      };
    }
    if (tool === "correct" && status === "ok") state = { ...state, complaint: undefined };
    if (MAKING.has(tool) && status === "ok")
      state = { ...state, consultation: value as ConsultationResult };
  }
  return state;
}
