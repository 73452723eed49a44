import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { askedIn, type Asked } from "./ask.ts";
import type { Facts, Heard } from "./hear/heard.ts";
import { understand } from "./hear/understand.ts";
import { factsSeen, type Readings } from "./see.ts";
import type { Result, SeenPhoto, View } from "./view.ts";

/** Where the conversation stands, folded from everything in it. */
export type State = {
  /** What was said about this client; what photos showed stands below it. */
  facts: Partial<Facts>;
  seen: Partial<Facts>;
  photos: SeenPhoto[];
  /** Photo ids that were read, or refused to be. */
  read: Set<string>;
  readings: Readings;
  /** The newest consultation that was made or opened. */
  consultation: ConsultationResult | undefined;
  /** The screen's own record, when the chat stands beside one. */
  recordId: string | undefined;
  goals: string[];
  /** The newest words, the question they answered, and what they mean. */
  words: string;
  asked: Asked | undefined;
  heard: Heard;
  /** What came back since the newest words. */
  results: Result[];
  /** Nobody has yet asked for a formula, or it was dropped. */
  idle: boolean;
};

const MAKING = new Set(["formulate", "correct", "get_consultation"]);

/** Folds the view: newest words win; a new client, or "never mind", starts anew. */
export function stateOf({ events }: View): State {
  let state = fresh();
  let said = "";
  for (const event of events) {
    if (event.kind === "said") said = event.text;
    if (event.kind === "results") state = withResults(state, event.results);
    if (event.kind === "user") {
      state = withWords(state, event, askedIn(said));
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
    read: new Set(),
    readings: [],
    consultation: undefined,
    recordId: undefined,
    goals: [],
    words: "",
    asked: undefined,
    heard: { intent: "none", facts: {}, detail: {} },
    results: [],
    idle: true,
  };
}

function withWords(
  before: State,
  event: Extract<View["events"][number], { kind: "user" }>,
  asked: Asked | undefined,
): State {
  const heard = understand(event.text, asked);
  const state = startsAnew(before, event.photos, heard)
    ? { ...fresh(), recordId: before.recordId }
    : before;
  const about = heard.intent === "formulate" || heard.intent === "tell";
  const { keepLevel, ...told } = heard.facts;
  const facts = { ...state.facts, ...told };
  if (keepLevel) facts.keepLevel = true;
  if (told.desiredLevel !== undefined) delete facts.keepLevel;
  return {
    ...state,
    facts,
    photos: [...state.photos, ...event.photos],
    goals: about && event.text ? [...state.goals, event.text] : state.goals,
    recordId: event.beside?.recordId ?? state.recordId,
    words: event.text,
    asked,
    heard,
    results: [],
    idle: state.idle && !about && event.photos.length === 0,
  };
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
    if (MAKING.has(tool) && status === "ok")
      state = { ...state, consultation: value as ConsultationResult };
  }
  return state;
}
