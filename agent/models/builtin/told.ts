import type { ColourQuestion } from "#tools/colour/told/schema.ts";
import type { NotedSafety } from "#tools/consultations/safety-schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { findTool } from "#tools/registry.ts";
import { understand } from "./hear/understand.ts";
import { FRAMES } from "./frames/all.ts";
import type { Framed } from "./frames/frame.ts";
import { reportedBy } from "./report-knowledge.ts";
import {
  notDoneWords,
  REST_LEFT,
  reportConsultation,
  reportRescue,
  type Rescued,
} from "./report.ts";
import { reportSafety } from "./safety-words.ts";
import { lexiconOf } from "./sense/names.ts";
import { runningIn } from "./talk/running.ts";
import { NOTHING_SPOKEN } from "./talk/spoken.ts";
import type { HeardVerb } from "./verbs/hear.ts";
import { isAsk, isSay, type About, type Found, type Slots } from "./verbs/verb.ts";
import type { Here, Result } from "./view.ts";
import { saidDay } from "./wording.ts";

/** What words by themselves ask for, where that was taught. */
export const heardIn = (text: string, here: Here): HeardVerb | undefined =>
  runningIn({
    events: [{ kind: "user", text, photos: [], sheets: [], beside: undefined }],
    tools: new Map(),
    here,
    names: lexiconOf([]),
  }).row;

/** Whether words ask what can be done here. */
export const asksForHelp = (text: string): boolean => understand(text).intent === "help";

/** The arguments of the question about colour that words ask; undefined where they ask none. */
export function colourQuestion(row: HeardVerb | undefined, here: Here): ColourQuestion | undefined {
  if (row?.verb.tool !== "colour_facts") return undefined;
  const input = row.verb.input?.(row.slots, aboutOf(row.text, here, {}));
  return input && !isAsk(input) && !isSay(input) ? (input as ColourQuestion) : undefined;
}

const aboutOf = (text: string, here: Here, found: About["found"]): About => ({
  here,
  names: new Map(),
  made: undefined,
  recordId: undefined,
  photos: [],
  text,
  found,
  earlier: [],
  spoken: NOTHING_SPOKEN,
});

/** Of several ways to tell of what a tool gave, those that go for whatever was asked. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  get_client: ["get_client.know", "get_client.patch"],
  list_appointments: ["list_appointments.all"],
  save_client: ["save_client.phone"],
};

type Telling = { asked: HeardVerb | undefined; here: Here };

const isAct = (tool: string) => (findTool(tool)?.effect ?? "read") !== "read";
const isDone = ({ tool, status }: Result) => status === "ok" && isAct(tool);

/** What is said of a result of a turn, whoever called the tool. `asked`: what the words that it answers were heard as. */
export function reportOf(
  result: Result,
  results: readonly Result[],
  { asked, here }: Telling,
): string {
  const { tool, value, status } = result;
  if (status === "denied" && results.some(isDone)) return REST_LEFT;
  if (status !== "ok") return notDoneWords(result) ?? "";
  if (tool === "formulate" || tool === "correct")
    return reportConsultation(value as ConsultationResult).text;
  if (tool === "note_safety") return reportSafety(value as NotedSafety);
  if (tool === "rescue") return reportRescue(value as Rescued);
  const none = nothingFound(result, here);
  if (none) return none;
  const own = FRAMES.filter((frame) => frame.tool === tool);
  const by = (frame: Framed) => toldBy(frame, result, results, { asked, here }) ?? [];
  const plainlyBy = (frame: Framed) =>
    toldBy(frame, result, results, { asked: undefined, here }) ?? [];
  const fit = own
    .filter(({ id }) => id === asked?.verb.id || WHOLE[tool]?.includes(id))
    .flatMap(by);
  const told = fit.flatMap((text) => text.split(/(?<=[.!?]) (?=\p{Lu})/u));
  if (told.length > 0) return [...new Set(told)].join(" ");
  const [other = own.some(({ does }) => does) ? "Done." : ""] = own.flatMap(plainlyBy);
  return reportedBy(tool, value)?.text ?? other;
}

/** What a frame says of a result; undefined where it needs what nobody looked up, or was made for something else. */
function toldBy(
  frame: Framed,
  { input, value }: Result,
  results: readonly Result[],
  { asked, here }: Telling,
): string | undefined {
  const isAsked = frame.id === asked?.verb.id;
  const slots = isAsked ? asked.slots : saidIn(input);
  let isMissing = false;
  const known = foundFor(frame, input, results, aboutOf("", here, {}));
  const found = new Proxy(known, {
    get: (of, slot: string) => {
      isMissing ||= of[slot] === undefined;
      return of[slot];
    },
  });
  try {
    const about = aboutOf(asked?.text ?? "", here, found);
    if (isAsked && isOther(frame, input, frame.input?.(slots, aboutOf(about.text, here, known))))
      return undefined;
    const made = frame.report?.(value, slots, about);
    const text = typeof made === "string" ? made : made?.text;
    return isMissing || !text || /\bundefined\b/.test(text) ? undefined : text;
  } catch {
    // one that can't be told of like this is told of in another way
    return undefined;
  }
}

/** Whether a call looked for something else than the words that it answers would have. */
const isOther = ({ finds = [] }: Framed, input: unknown, wanted: object = {}): boolean =>
  Object.entries(wanted).some(
    ([name, value]) => (value !== undefined || finds.length > 0) && !(name in fieldsOf(input)),
  );

/** What a frame would have found on the way, from the lists that were looked at. */
function foundFor(
  { finds = [] }: Framed,
  input: unknown,
  results: readonly Result[],
  about: About,
): Record<string, Found | undefined> {
  const ids = new Set(Object.values(fieldsOf(input)));
  const found: Record<string, Found | undefined> = {};
  for (const { tool, slot, among } of finds)
    for (const result of results)
      if (result.tool === tool && result.status === "ok")
        found[slot] ??= among(result.value, {}, about).find(({ id }) => ids.has(id));
  return found;
}

/** The arguments of a call as they would have been said. */
const saidIn = (input: unknown): Slots =>
  Object.fromEntries(
    Object.entries(fieldsOf(input)).flatMap(([name, value]) =>
      typeof value === "number"
        ? [[name, `${value}${name === "minutes" ? " min" : ""}`]]
        : typeof value === "string"
          ? [[name, value]]
          : [],
    ),
  );

const UUID = /^[0-9a-f]{8}-/;

/** What a look came to that found nothing: with what it was for, since no more is known than that. */
function nothingFound({ tool, input, value }: Result, here: Here): string | undefined {
  if (isAct(tool)) return undefined;
  const lists = Array.isArray(value)
    ? [value]
    : Object.values(fieldsOf(value)).filter((each) => Array.isArray(each));
  const isEmpty = lists.length > 0 && lists.every((list) => list.length === 0);
  const terms = Object.values(fieldsOf(input)).filter(
    (term): term is string => typeof term === "string" && !UUID.test(term),
  );
  if (!isEmpty || terms.length === 0 || holdsMore(value)) return undefined;
  const days = [...new Set(terms.filter((term) => ISO.test(term)))];
  const said = [
    ...terms.filter((term) => !ISO.test(term)),
    ...(days.length > 0 ? [days.map((day) => saidDay(day, here)).join(" to ")] : []),
  ];
  return `I looked for ${said.join(", ")}: nothing was found.`;
}
const ISO = /^\d{4}-\d\d-\d\d$/;

/** Whether a value holds more than lists and their sums, such as the record that was opened. */
const holdsMore = (value: unknown) =>
  !Array.isArray(value) &&
  Object.values(fieldsOf(value)).some(
    (each) => typeof each === "object" && each !== null && !Array.isArray(each),
  );

const fieldsOf = (value: unknown): object =>
  typeof value === "object" && value !== null ? value : {};
