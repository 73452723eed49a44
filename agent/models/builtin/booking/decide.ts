import type { OfferedService } from "#tools/booking/own/booking-tools.ts";
import type { PublicSalon } from "#tools/booking/own/public-salon.ts";
import { say, type Decision } from "#agent/models/builtin/decision.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import { answersTo, consultationIn, type Known } from "./answers.ts";
import { asking, handOver, towardsVisit } from "./flow.ts";
import { goOn } from "./go-on.ts";
import type { Intent } from "./intents.ts";
import { stateOf, type BookingState } from "./state.ts";
import type { BookingView } from "./view.ts";
import { either, LOOKING_UP, MISSED } from "./words.ts";

const REFUSED = "I can only help with booking a visit here: services, prices and free times.";
const NOT_ON_MENU =
  /\b(?:perms?|nails?|manicure|pedicure|massages?|make-?up|beard|wax(?:ing)?|lash(?:es)?|brows?|facial|tattoo|piercing|spray tan|dreads?|braids?|shave)\b/i;
/** Answers that do not lead anywhere by themselves. */
const QUESTIONS_ONLY = new Set<Intent>([
  "allergy",
  "advice",
  "price",
  "duration",
  "cheaper",
  "menu",
  "hours",
  "address",
  "patch_test",
  "policy",
  "stylist",
  "person",
  "bot",
  "unknown_fact",
]);
/** Questions whose day or service is part of the question and no wish. */
const ABOUT_DAYS = new Set<Intent>(["hours", "policy"]);

/** The booking assistant's mind: a pure function of the words and of what the tools said in this turn. */
export function decideBooking(view: BookingView): Decision {
  const menuResult = resultOf(view, "get_services");
  if (!menuResult)
    return {
      text: "",
      calls: [
        { toolName: "get_services", input: {} },
        { toolName: "get_salon", input: {} },
      ],
    };
  if (menuResult.status !== "ok") return handOver("I can't see the menu right now.");
  const menu = menuResult.value as OfferedService[];
  const salonResult = resultOf(view, "get_salon");
  const salon = salonResult?.status === "ok" ? (salonResult.value as PublicSalon) : undefined;
  const known: Known = { menu, salon };
  const state = stateOf(view.turns, view.facts, menu);
  const last = view.results.findLast(({ tool }) => tool !== "get_services" && tool !== "get_salon");
  const before = spaced(answersTo(state, known));
  return last ? goOn(state, last, view, known, before) : begin(state, view, known, before);
}

function begin(state: BookingState, view: BookingView, known: Known, before: string): Decision {
  const { intents, when, service, person, pointed, wants } = state.heard;
  const has = (intent: Intent) => intents.includes(intent);
  if (has("hostile")) return asking(state, known, `${REFUSED} `);
  if (has("own_visit")) return say(LOOKING_UP);
  const [words = ""] = view.turns.slice(-1).map(({ content }) => content);
  if (state.booked && !service && (isChange(words) || (!wants && (when || isMove(pointed?.kind)))))
    return say(LOOKING_UP);
  if (has("abort"))
    return say("All right, nothing is booked. Write to me whenever you want a time.");
  const leads =
    state.waiting ||
    (has("had_test") && state.service !== undefined) ||
    (when && !intents.some((intent) => ABOUT_DAYS.has(intent))) ||
    (pointed && !(has("cheaper") || has("unknown_fact"))) ||
    Object.keys(person).length > 0 ||
    (service !== undefined && !intents.some((intent) => QUESTIONS_ONLY.has(intent))) ||
    (wants && !intents.some((intent) => QUESTIONS_ONLY.has(intent)));
  if (leads) return towardsVisit(state, view, known, before);
  if (before) return answered(state, known, before);
  if (NOT_ON_MENU.test(words))
    return asking(
      state,
      known,
      `That is not on the menu here. You can book ${either(known.menu.slice(0, 6).map(({ name }) => name))}. `,
    );
  if (has("thanks"))
    return state.booked || !state.asked
      ? say("You're welcome.")
      : asking(state, known, "You're welcome. ");
  if (has("bye")) return say("Goodbye.");
  if (has("greeting")) {
    const who = `Hello. I book visits with ${view.facts.stylist} at ${view.facts.salon}. `;
    return asking(state, known, view.turns.length > 1 ? "Hello. " : who);
  }
  return missed(state, known);
}

/** An answered question, and the one that still stands. */
function answered(state: BookingState, known: Known, before: string): Decision {
  const consultation = consultationIn(known.menu);
  const { intents } = state.heard;
  if (intents.includes("advice") && consultation && !state.service)
    return {
      text: `${before}Would you like me to look for a time for ${consultation.name}?`,
      calls: [
        {
          toolName: "offer_answers",
          input: { answers: [consultation.name, "As soon as possible"] },
        },
      ],
    };
  if (intents.includes("person")) return handOver(before.trim());
  return asking(state, known, before);
}

function missed(state: BookingState, known: Known): Decision {
  if (state.missed)
    return handOver(
      `${MISSED} The form on this page is the quicker way: it asks for everything that is needed.`,
    );
  return asking(state, known, `${MISSED} `);
}

const isChange = (words: string) =>
  /\b(?:change|move|cancel|reschedule|make it|push|swap)\b/i.test(words);

const isMove = (kind: string | undefined) =>
  kind !== undefined && ["earlier", "later", "sooner", "other_day", "others"].includes(kind);

const spaced = (text: string) => (text ? `${text} ` : "");

function resultOf(view: BookingView, tool: string): Result | undefined {
  return view.results.find((result) => result.tool === tool);
}
