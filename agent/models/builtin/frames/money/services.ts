import type { Menu, Service } from "#tools/pricing/services/service-schema.ts";
import { foundOf, notMe, orNone, service } from "#agent/models/builtin/verbs/finders.ts";
import { figure } from "#agent/models/builtin/verbs/spoken-sums.ts";
import type { About, Ask, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { bareName, named } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { categoryOf, depositIn, extreme, lengthOf, onMenu, withEach } from "./menu-words.ts";
import { NEW_SERVICE, partsIn, sumOf } from "./new-service.ts";

/** A change of one service; `made` makes it of what was said and of what the service is now. */
const change = (
  way: string,
  says: string,
  made: (slots: Slots, of: Service | undefined, text: string) => Input | Ask | undefined,
  slots: Frame["slots"] = {},
): Frame => ({
  id: `update_service.${way}`,
  slots: { service: "service", ...slots },
  says: [says],
  does: "change a service of your menu",
  despite: ["negated"],
  finds: [service],
  input: (said, about: About) => {
    const to = made(said, foundOf(about, "service") as Service | undefined, about.text) ?? {};
    return "ask" in to ? to : { service: about.found["service"]?.name, ...to };
  },
  report: (value) => {
    const { name, basePrice, duration } = value as Service;
    return `${name} is changed: ${basePrice}, ${duration} min.`;
  },
});

const HOW_LONG = { ask: "How many minutes?", slot: "minutes", takes: /\d|hour/ } as const;
const MINUTES = { minutes: "minutes" } as const;

/** Words that tell of more or less: without any, a length is what it is from now on. */
const BY =
  /\b(?:longer|shorter|more|less|extra|add|extend|off|by|cut|knock|trim|shave|reduce|increase|quicker|slower|another)\b/;

/** Longer or shorter by some minutes. */
const by =
  (sign: 1 | -1) =>
  ({ minutes }: Slots, of: Service | undefined, text: string): Input | Ask => {
    const size = lengthOf(minutes);
    if (!size || !of) return HOW_LONG;
    return { duration: BY.test(text) ? of.duration + sign * size : size };
  };

/** A service that was only remarked on: what is not on the menu is no matter. */
const remarkedOn = orNone(
  service,
  "Nothing on your menu goes by that name, so there is nothing to take off it.",
);

/** Asks of the salon, and not of whoever asks. */
const OURS = /\b(?:we|us|our|every(?:one|body)|the salon|anyone|anybody)\b/;

/** The menu, and what is kept of each service. */
export const SERVICES: readonly Frame[] = [
  {
    id: "list_services",
    slots: { service: "service", stylist: "stylist" },
    says: ["show the price and length of {service}", "show the menu[ of {stylist}]"],
    input: ({ stylist, service: said }, { text }) =>
      !said && /\b(?:it|that|this)\b/.test(text)
        ? { ask: "Of which service?", slot: "service" }
        : said && !stylist && OURS.test(text)
          ? { everywhere: bareName(said) }
          : { stylist: notMe(stylist) },
    report: (value, { service: said, stylist }, { text }) =>
      (said && !stylist && OURS.test(text) ? withEach(value as Menu, said, text) : undefined) ??
      (said ? undefined : extreme(value as Menu, text)) ??
      onMenu(value as Menu, said, text),
  },
  {
    id: "list_services.everyone",
    slots: { service: "service" },
    says: ["what does {service} cost with each of us"],
    input: ({ service: said }) =>
      said ? { everywhere: bareName(said) } : { ask: "Of which service?", slot: "service" },
    report: (value, { service: said }, { text }) => withEach(value as Menu, said, text),
  },
  NEW_SERVICE,
  change(
    "length",
    "set the length of[ {service}] to[ {minutes}]",
    ({ minutes }) => {
      const duration = lengthOf(minutes);
      return duration ? { duration } : HOW_LONG;
    },
    MINUTES,
  ),
  change("longer", "make {service} longer[ by {minutes}]", by(1), MINUTES),
  change("shorter", "make {service} shorter[ by {minutes}]", by(-1), MINUTES),
  change("offline", "take {service} off online booking", () => ({ online: false })),
  change("online", "open {service} for online booking", () => ({ online: true })),
  change("patch", "require a patch test before {service}", () => ({ needsPatchTest: true })),
  change("nopatch", "require no patch test before {service}", () => ({ needsPatchTest: false })),
  change("overlap", "let others be booked while {service} processes", () => ({
    onlineInProcessing: true,
  })),
  change("nooverlap", "book nobody else while {service} processes", () => ({
    onlineInProcessing: false,
  })),
  change(
    "deposit",
    "set the deposit of {service}[ to {deposit}]",
    ({ deposit }) =>
      depositIn(deposit) ?? {
        ask: "How much of a deposit?",
        slot: "deposit",
        takes: /\d|half/,
        options: ["$25", "$50", "50%"],
      },
    { deposit: "sum" },
  ),
  change("nodeposit", "take no deposit for {service}", () => ({ payAtBooking: "none" })),
  change("card", "keep a card on file for {service}", () => ({ payAtBooking: "card" })),
  change(
    "noshow",
    "set the no-show fee of {service}[ to {percent}]",
    ({ percent }) =>
      percent
        ? { noShowPercent: Number(figure(percent)) }
        : { ask: "How many percent of the price?", slot: "percent", takes: /\d/ },
    { percent: "percent" },
  ),
  change(
    "rename",
    "rename the service {service}[ to {name}]",
    ({ name }) =>
      name ? { name: named(name) } : { ask: "What is it called from now on?", slot: "name" },
    { name: "name" },
  ),
  change(
    "description",
    "set the description of {service}[ to: {text}]",
    ({ text }) => (text ? { description: text } : { ask: "What shall it say?", slot: "text" }),
    { text: "text" },
  ),
  change(
    "category",
    "put {service} in the category[ {category}]",
    ({ category }) => {
      const kind = categoryOf(category);
      return kind
        ? { category: kind }
        : {
            ask: "In which category?",
            slot: "category",
            options: ["Color", "Cutting", "Chemical", "Special occasion", "Treatments"],
          };
    },
    { category: "category" },
  ),
  change(
    "parts",
    "split {service} into {apply} to apply, {process} to process[ and {finish} to finish]",
    (slots) => {
      const segments = partsIn(slots);
      return { segments, duration: sumOf(segments) };
    },
    { apply: "minutes", process: "minutes", finish: "minutes" },
  ),
  {
    id: "delete_service",
    slots: { service: "service", stylist: "stylist" },
    says: ["take {service} off the menu[ of {stylist}]"],
    does: "take a service off your menu",
    despite: ["negated"],
    finds: [service],
    input: ({ stylist }, { found }) => ({ stylist, service: found["service"]?.name }),
    report: (value) => `${(value as Service).name} is off the menu. What is booked stays booked.`,
  },
  {
    id: "delete_service.remark",
    slots: { service: "service" },
    says: ["nobody books {service} any more"],
    does: "take a service off your menu",
    despite: ["negated", "hearsay"],
    finds: [remarkedOn],
    // a remark is no order: it is asked about
    input: (_slots, { found }) => {
      const name = found["service"]?.name ?? "";
      return {
        ask: `Shall I take ${name} off your menu?`,
        slot: "",
        takes: /^$/,
        options: [`Take ${name} off the menu`, "Leave it"],
      };
    },
  },
  {
    id: "copy_starter_menu",
    says: ["use the starter menu"],
    does: "make the starter menu your own",
    report: () =>
      "The starter menu is yours now, and clients see its prices. They were examples: put them right next.",
  },
];
