import type { OfferedService } from "#tools/booking/own/booking-tools.ts";
import type { ChatTurn } from "#tools/booking/own/booking-chat-schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import type { When } from "#agent/models/builtin/hear/when.ts";
import { hearMessage, NOTHING_HEARD, type HeardMessage, type Pointed } from "./heard.ts";
import { startsIn } from "./mentions.ts";
import { hearService } from "./service.ts";
import type { BookingFacts } from "./view.ts";
import { askedIn, BOOKED, HELD, MISSED, type Asked, type WallStart } from "./words.ts";
import { boundsOf, merged, pickOf, plusMinute } from "./wish.ts";

/** Where a conversation stands, worked out anew from its words every time. */
export type BookingState = {
  service: OfferedService | undefined;
  /** Where what was said fits several. */
  among: OfferedService[];
  also: OfferedService[];
  wish: When | undefined;
  offered: WallStart[];
  chosen: WallStart | undefined;
  name: string | undefined;
  email: string | undefined;
  badEmail: boolean;
  /** They write by text, and so are reached without an address. */
  byText: boolean;
  phone: string | undefined;
  notes: string[];
  asked: Asked | undefined;
  /** Wants to be on the waiting list, and is being asked for what that takes. */
  waiting: boolean;
  /** A service that the last reply proposed: a yes takes it. */
  proposed: OfferedService | undefined;
  /** The last reply did not understand. */
  missed: boolean;
  /** They said that they have had their patch test here. */
  hadTest: boolean;
  /** A visit was booked in this conversation. */
  booked: boolean;
  heard: HeardMessage;
};

const FRESH: BookingState = {
  service: undefined,
  among: [],
  also: [],
  wish: undefined,
  offered: [],
  chosen: undefined,
  name: undefined,
  email: undefined,
  badEmail: false,
  byText: false,
  phone: undefined,
  notes: [],
  asked: undefined,
  waiting: false,
  proposed: undefined,
  missed: false,
  hadTest: false,
  booked: false,
  heard: NOTHING_HEARD,
};
const FAR_DAYS = 20;

/** Folds what was said, turn by turn. */
export function stateOf(
  turns: readonly ChatTurn[],
  facts: BookingFacts,
  menu: readonly OfferedService[],
): BookingState {
  const at = { timeZone: facts.timeZone, now: new Date(facts.now) };
  const byText = facts.byText ?? false;
  let state: BookingState = { ...FRESH, byText };
  for (const { role, content } of turns) {
    state =
      role === "assistant"
        ? afterReply(state, content, at, menu)
        : afterMessage(state, content, facts, menu);
  }
  return state;
}

function afterReply(
  state: BookingState,
  reply: string,
  at: { timeZone: string; now: Date },
  menu: readonly OfferedService[],
): BookingState {
  const { name, email, phone, byText } = state;
  if (
    reply.includes(BOOKED) ||
    reply.includes(HELD) ||
    /\byou(?:'re| are) (?:all )?(?:booked|set)\b/i.test(reply)
  )
    return { ...FRESH, name, email, phone, byText, booked: true };
  const starts = startsIn(reply, at);
  const asked = askedIn(reply);
  const waiting = state.waiting && /waiting list/i.test(reply) && asked !== undefined;
  if (asked === "name" || asked === "email") {
    // what is asked for next belongs to the time that was just named
    const chosen = starts.length === 1 ? starts[0] : state.chosen;
    return {
      ...state,
      asked,
      waiting,
      chosen,
      offered: [],
      proposed: undefined,
      missed: reply.includes(MISSED),
    };
  }
  const offered = starts.length > 0 ? starts : asked === "pick" ? state.offered : [];
  const named =
    asked === "go" ? hearService(reply.match(/[^.!?]+\?/g)?.at(-1) ?? "", menu) : undefined;
  return {
    ...state,
    asked,
    waiting,
    proposed: named && "service" in named ? named.service : undefined,
    missed: reply.includes(MISSED),
    offered: starts.length === 0 && asked !== "day" ? state.offered : offered,
  };
}

function afterMessage(
  before: BookingState,
  message: string,
  facts: BookingFacts,
  menu: readonly OfferedService[],
): BookingState {
  const heard = hearMessage(message, {
    menu,
    asked: before.asked,
    offered: before.offered.length > 0,
    timeZone: facts.timeZone,
    now: new Date(facts.now),
  });
  const proposed = heard.pointed?.kind === "yes" || heard.when ? before.proposed : undefined;
  const { service = proposed } = before;
  const hadTest = before.hadTest || heard.intents.includes("had_test");
  const badEmail = heard.person.badEmail ?? false;
  let state: BookingState = { ...before, service, heard, badEmail, hadTest };
  if (heard.intents.includes("abort")) {
    const { name, email, phone, byText } = state;
    return { ...FRESH, name, email, phone, byText, heard, asked: before.asked };
  }
  if (heard.intents.includes("waitlist")) state = { ...state, waiting: true, chosen: undefined };
  state = withPerson(state, heard);
  state = withService(state, heard);
  if (heard.note) state = { ...state, notes: [...state.notes, heard.note].slice(-4) };
  return withWhen(state, heard, facts.today);
}

function withPerson(state: BookingState, { person }: HeardMessage): BookingState {
  const { name = state.name, email = state.email, phone = state.phone } = person;
  return { ...state, name, email, phone };
}

function withService(state: BookingState, { service }: HeardMessage): BookingState {
  if (!service) return state;
  if ("among" in service) {
    // "the full one": a word that narrows what was asked
    const narrowed = state.among.filter((each) => service.among.includes(each));
    const [only, another] = narrowed;
    if (only && !another) return { ...state, service: only, among: [] };
    if (state.service && service.among.includes(state.service)) return state;
    return {
      ...state,
      service: undefined,
      among: narrowed.length > 0 ? narrowed : service.among,
      chosen: undefined,
    };
  }
  const changed = state.service && state.service.id !== service.service.id;
  return {
    ...state,
    service: service.service,
    among: [],
    also:
      service.also.length > 0
        ? service.also
        : state.also.filter((each) => each !== service.service),
    // another service is another length: its times are asked for anew
    ...(changed
      ? { wish: state.chosen ? exactly(state.chosen) : state.wish, chosen: undefined }
      : {}),
  };
}

function withWhen(
  state: BookingState,
  { when, pointed }: HeardMessage,
  today: string,
): BookingState {
  const { offered, chosen } = state;
  if (when) {
    const picked = pickOf(when, offered);
    if (picked) return { ...state, chosen: picked, wish: exactly(picked) };
    const [first] = offered;
    const [from, to] = [offered[0]?.date, offered.at(-1)?.date];
    const moved = merged(when, chosen ?? (first && from === to ? first : undefined), state.wish);
    return { ...state, chosen: undefined, wish: moved };
  }
  return pointed ? withPointed(state, pointed, today) : state;
}

const exactly = ({ date, time }: WallStart): When => ({ date, time });

function withPointed(state: BookingState, pointed: Pointed, today: string): BookingState {
  const { offered, chosen, wish } = state;
  const known = chosen ? [chosen] : offered;
  const [first, last] = [known[0], known.at(-1)];
  const soon: When = { range: { from: today, to: addDays(today, FAR_DAYS) } };
  const choose = (start: WallStart | undefined): BookingState =>
    start ? { ...state, chosen: start, wish: exactly(start) } : state;
  const look = (wished: When): BookingState => ({ ...state, chosen: undefined, wish: wished });
  switch (pointed.kind) {
    case "nth":
      return choose(offered.at(pointed.index));
    case "any":
      return chosen
        ? state
        : first && state.asked === "pick"
          ? choose(first)
          : wish
            ? state
            : look(soon);
    case "yes":
      return !chosen && offered.length === 1 && state.asked === "pick" ? choose(first) : state;
    case "soonest":
      return look({ ...soon, ...boundsOf(wish) });
    case "earlier":
      return first
        ? look({ date: first.date, before: first.time })
        : look({ ...(wish ?? soon), before: "12:00" });
    case "later":
      return last
        ? look({ date: last.date, after: plusMinute(last.time) })
        : look({ ...(wish ?? soon), after: "15:00" });
    case "sooner":
      return first && first.date > today
        ? look({ range: { from: today, to: addDays(first.date, -1) } })
        : look(soon);
    default:
      return others(state, pointed.kind, last, today);
  }
}

function others(
  state: BookingState,
  kind: "other_day" | "others" | "no",
  last: WallStart | undefined,
  today: string,
): BookingState {
  if (kind === "no")
    return state.asked === "pick"
      ? { ...state, chosen: undefined, wish: undefined, offered: [] }
      : state;
  if (!last) return { ...state, wish: { range: { from: today, to: addDays(today, FAR_DAYS) } } };
  const oneDay = state.offered.every(({ date }) => date === last.date);
  if (kind === "others" && oneDay && state.offered.length > 1)
    return { ...state, chosen: undefined, wish: { date: last.date, after: plusMinute(last.time) } };
  const from = addDays(last.date, 1);
  return {
    ...state,
    chosen: undefined,
    wish: { range: { from, to: addDays(from, FAR_DAYS) }, ...boundsOf(state.wish) },
  };
}
