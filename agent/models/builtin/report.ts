import type { Choices } from "#tools/chats/schema.ts";
import type { FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { emptied } from "#tools/formulas/withheld.ts";
import type { Bowl, ScaledBowl, Timer } from "#tools/formulas/schema.ts";
import { blocksOf, finalBlocksOf, SAME_HAIR } from "#tools/formulas/rules.ts";
import { beforeMixing, jobOf, warningsOf, watchOf } from "./job.ts";
import { bowlsWords, bowlWords } from "./bowl-words.ts";
import { dayOf, listed } from "./wording.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Here, Result } from "./view.ts";
import type { SubscriptionStatus } from "#tools/subscription/schema.ts";

/** What is said when a tool has answered, from its answer alone; `next` are one-tap steps. */
export type Report = { text: string; next?: Choices["options"] };

/** What is said where the second of two acts was not wanted, and the first was done. */
export const REST_LEFT = "All right, the rest is left as it is. What was done before stays done.";

/** What is said of a call that came to nothing; undefined of one that was done. */
export function notDoneWords({ status, sentence }: Result): string | undefined {
  if (status === "denied") return "All right, nothing was changed.";
  if (status === "refused") return sentence;
  return status === "failed"
    ? "Something went wrong while I was doing that. You can try again in a moment."
    : undefined;
}

/** A consultation just made, in a few sentences: the kind of job, what the checks warn of, what to watch, what comes first. The card shows the rest. */
export function reportConsultation(result: ConsultationResult): Report {
  const { consultation, steps } = result;
  const main = mainBowl(result);
  if (!main) return { text: result.error ?? "Nothing may be mixed for this hair today." };
  if (steps.every(({ purpose }) => purpose === "treat")) return reportCareOnly(consultation);
  const held = heldBack(result);
  if (held) {
    const isFinal = finalBlocksOf(blocksOf(consultation.findings)).length > 0;
    const plan = isFinal ? "" : ` Planned: ${bowlsWords(steps.map(emptied))}.`;
    return { ...held, text: `${jobOf(result)}${plan} ${held.text}` };
  }
  const text = [
    jobOf(result),
    `Mix ${bowlsWords(steps)}.`,
    warningsOf(consultation),
    watchOf(result, main),
    beforeMixing(consultation),
  ];
  return { text: text.filter(Boolean).join(" "), next: nextFor(firstBowl(result) ?? main) };
}

/** What the checks say of a formula whose grams they hold back, and the way on; undefined where nothing is held. */
function heldBack({ formulas }: Pick<ConsultationResult, "formulas">): Report | undefined {
  const held = formulas.filter(({ source, withheld }) => source !== "stylist" && withheld);
  if (held.length === 0) return undefined;
  const findings = held.flatMap((formula) => blocksOf(formula.findings));
  // a bowl that waits for its neighbor is no reason beside the neighbor's own
  const told = findings.filter(({ code }) => code !== SAME_HAIR);
  const why = [...new Set(told.map(({ sentence }) => sentence))].join(" ");
  const text = `The checks hold the grams back, so nothing is mixed yet. ${why}`.trim();
  const explain = { label: "Explain the formula", says: "Explain the formula" };
  if (finalBlocksOf(findings).length > 0) return { text, next: [explain] };
  return { text, next: [{ label: "Release it by name", says: "Release the formula" }, explain] };
}

function reportCareOnly({ clientName }: ConsultationResult["consultation"]): Report {
  const whom = clientName.startsWith("Client ") ? "this hair" : clientName;
  return {
    text: `No color for ${whom} today: this is a care visit. Build the bonds first, and let the next strand test decide when color may follow.`,
  };
}

/** A consultation of another day, opened again. */
export function reportOpened(result: ConsultationResult, here?: Here): Report {
  const { clientName, createdAt } = result.consultation;
  const main = mainBowl(result);
  const made = `${clientName}, ${dayOf(createdAt, here)}: `;
  if (!main) return { text: `${made}nothing was mixed. ${result.error ?? ""}`.trim() };
  const held = heldBack(result);
  if (held)
    return {
      ...held,
      text: `${made}${listed([...new Set(result.steps.map(nameOf))])}. ${held.text}`,
    };
  return {
    text: `${made}${bowlsWords(result.steps)}. ${IF_CHANGED}`,
    next: nextFor(firstBowl(result) ?? main),
  };
}

const IF_CHANGED = "If the hair has changed since, ask me for a new formula.";

/** What goes on first: the bowl whose time is taken next. */
export function firstBowl({ steps }: Pick<ConsultationResult, "steps">): Bowl | undefined {
  return steps.find(({ type }) => type !== "treatment") ?? steps[0];
}

/** The bowl people mean when they name none: the last that colours. */
export function mainBowl({ steps }: ConsultationResult): Bowl | undefined {
  return (
    steps.findLast(({ role }) => role === "base") ??
    steps.findLast(({ type }) => type !== "treatment") ??
    steps.at(-1)
  );
}

/** Brand and line, the first of the line's names where it has several. */
const nameOf = ({ brandName, lineName }: Bowl) => `${brandName} ${lineName.split(" / ")[0]}`;

/** Steps that the card does not lead to, and the timer, which stays in reach at the composer. */
function nextFor({ minutes: [least], developer }: Bowl): Choices["options"] {
  const why = developer ? `Why ${Math.round(developer.volume)} vol?` : "Explain the formula";
  return [
    ...(least >= 1 ? [`Start ${least} min timer`] : []),
    "Mix 25% more",
    why,
    "It did not come out right",
  ].map((says) => ({ label: says, says }));
}

/** A bowl mixed larger or smaller. */
export function reportScaled({ totalGrams, bowl }: ScaledBowl): Report {
  return {
    text: `${totalGrams} g in all: ${bowlWords(bowl)}. The saved formula keeps its size.`,
  };
}

export function reportTimers(started: readonly Timer[], here?: Here): Report {
  const all = started.map((timer) => {
    const ends = here && wallOf(here.timeZone, here.now.getTime() + timer.minutes * 60_000).time;
    return `${timer.minutes} min for ${timerName(timer)}${ends ? ` until ${spokenTime(ends)}` : ""}`;
  });
  return { text: `${listed(all)}, counting on every screen.` };
}

/** What a timer goes by: what it is for, and whose head it is on. */
export const timerName = ({ label, clientName }: Timer): string =>
  [label, clientName].filter(Boolean).join(", ");

/** Timers that run, each with what is left of it. */
export function reportRunning(running: readonly Timer[], here?: Here): string {
  if (running.length === 0) return "No timer is running.";
  const now = here?.now.getTime();
  const all = running.map((timer) => {
    const left = now && Math.ceil((Date.parse(timer.endsAt) - now) / 60_000);
    if (left === undefined || left === 0) return timerName(timer);
    return `${timerName(timer)}: ${left > 0 ? `${left} min left` : `${-left} min over`}`;
  });
  return `Running: ${all.join("; ")}.`;
}

export const reportAdded = (minutes: number): Report => ({
  text:
    minutes < 0
      ? `${-minutes} min less, on every screen.`
      : `${minutes} min more, on every screen.`,
});

/** What is said of an answer to something going wrong on the hair; the card has what to mix and what to watch. */
export type Rescued = { headline: string; reason?: string; now?: string[]; verdict?: string };

export const reportRescue = ({ headline, now = [], verdict }: Rescued): string =>
  [
    `${headline.replace(/[.!]$/, "")}.`,
    // there is time to read what is done about a result
    ...now.slice(0, verdict === "finished" ? 3 : 2),
    "The card has the rest, and what never to do now.",
  ].join(" ");

/** Past consultations, newest first. */
export function reportFound(
  { items, total }: FoundConsultations,
  query?: string,
  here?: Here,
): Report {
  const [newest] = items;
  if (!newest)
    return {
      text: query ? `I find no consultation for ${query}.` : "There are no consultations yet.",
    };
  const { clientName, createdAt } = newest;
  const day = dayOf(createdAt, here);
  return {
    text:
      total === 1
        ? `One consultation, from ${day}.`
        : `${total} consultations; the newest is ${clientName}, ${day}.`,
    next: [ask(clientName)],
  };
}

const ask = (name: string) => ({
  label: `What did we use on ${name}?`.slice(0, 60),
  says: `What did we use on ${name} last time?`,
});

export function reportSubscription({ tier, tiers, uploadsRemaining }: SubscriptionStatus): Report {
  const name = tiers.find(({ id }) => id === tier)?.name ?? tier;
  const higher = tiers.find(
    ({ id }, at) => at > tiers.findIndex((one) => one.id === tier) && id !== tier,
  );
  const left =
    uploadsRemaining === "unlimited"
      ? "analyses without a limit"
      : `${uploadsRemaining === 1 ? "1 analysis" : `${uploadsRemaining} analyses`} left this month`;
  return {
    text: `${name}, ${left}.`,
    ...(higher
      ? { next: [{ label: `Upgrade to ${higher.name}`, says: `Upgrade to ${higher.id}` }] }
      : {}),
  };
}
