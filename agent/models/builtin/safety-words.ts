import type { Client } from "#tools/clients/schema.ts";
import { tellColour } from "#tools/colour/told/tell.ts";
import type { NotedSafety } from "#tools/consultations/safety-schema.ts";
import type { Here, Result } from "./view.ts";
import { dayOf } from "./wording.ts";

/** A symptom of which nobody said what it came from is asked about; the answer is heard as any other words. */
const ASKED: Partial<Record<NotedSafety["facts"][number]["concern"], string>> = {
  symptom: "Did that follow color, developer or lightener, or something else?",
  asthma: "Has bleach powder ever set it off?",
};

/** Asked where nobody is known whom a note could count for. */
export const WHOSE = "Who is it? Say the name, and it counts for that client.";

/** Told by somebody else, or in doubt: it counts until it is known. */
const HEARSAY =
  /\b(?:mum|mom|mother|sister|friend|husband|partner|daughter|son|some(?:one|body)|they) (?:said|says|told|thinks|reckons)\b|\bapparently\b|\b(?:no idea|not sure|don'?t know) (?:if|whether)\b|\bi heard\b/i;
const ASK_THEM =
  "That is hearsay, so it counts until the client has been asked; ask before it goes onto a record.";

/** Said where it was noted for whoever sits by the book, and nobody was named. */
const seated = (name: string): string =>
  `I take it to be ${name}, who sits now: say a name if it is somebody else.`;
export const SEATED = /I take it to be .{1,80}, who sits now: say a name if it is somebody else\.$/;

/** What is said of what was noted of safety in these words; `bySeat`: for whoever sits there by the book. */
export function reportSafety(note: NotedSafety, words = "", bySeat = false): string {
  const { judged, facts, client } = note;
  const questions = facts.flatMap(({ concern }) => ASKED[concern] ?? []);
  const held = judged.filter((each) => each.held.length > 0);
  const [first] = judged;
  const stop = first?.findings.find(({ severity }) => severity === "block") ?? first?.findings[0];
  const whose = client ? ` for ${client.name}` : "";
  const heard = facts[0]?.words ?? "";
  const { says } = tellColour({ topic: "safety", words: heard }, {});
  const means = says.replace(` Said: “${heard}”.`, "");
  const noted = `Noted${whose}: “${heard}”. It counts for the formula. ${means}`;
  // what is held back stands on the card with its reason
  const what = held.length > 0 ? "The card says why." : (stop?.sentence ?? noted);
  const which =
    held.length > 0
      ? `${held.length === 1 ? "The formula" : `${held.length} formulas`} for ${held[0]?.clientName} ${held.length === 1 ? "is" : "are"} held back. `
      : "";
  if (HEARSAY.test(words)) questions.unshift(ASK_THEM);
  const whom = client ? (bySeat ? [seated(client.name)] : []) : first ? [] : [WHOSE];
  const asks = [...questions, ...whom];
  return [`${which}${what} ${toSave(note)}`.trim(), ...asks].join(" ");
}

/** Where a tap keeps it; empty where the record has it, or there is none. */
export const toSave = ({ client, onRecord }: NotedSafety): string =>
  client && !onRecord
    ? `What was said of safety is not on ${client.name}'s record yet: a tap there saves it.`
    : "";

/** What the note means for the next visit of whose record has it now; empty where none is booked, or nothing minds it. */
export function comesNext(
  { judged, facts }: NotedSafety,
  results: readonly Result[],
  here?: Here,
): string {
  const { client } = (results.findLast(({ tool }) => tool === "get_client")?.value ?? {}) as {
    client?: Pick<Client, "name" | "nextVisitAt">;
  };
  if (!client?.nextVisitAt || facts.length === 0) return "";
  const stop = judged
    .flatMap(({ findings }) => findings)
    .find(({ severity }) => severity === "block");
  const { says } = tellColour({ topic: "safety", words: facts[0]?.words ?? "" }, {});
  return `${client.name} comes next on ${dayOf(client.nextVisitAt, here)}. ${stop?.sentence ?? says}`;
}
