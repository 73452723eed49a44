import type { ToolName } from "#tools/registry.ts";
import { can, withChoices, type Decision } from "./decision.ts";
import { namesIn } from "./hear/calendar-words.ts";
import { withNames } from "./hear/people.ts";
import { plain } from "./hear/text.ts";
import { named } from "./verbs/words.ts";
import type { View } from "./view.ts";
import { listed } from "./wording.ts";

/** Something near to what was not understood. `does` stands after "I can". */
type Near = { tool: ToolName; does: string; says: string };
type Topic = { is: string; sign: RegExp; near: readonly Near[] };

const DAY: Near = { tool: "list_appointments", does: "show your day", says: "Show my day" };
const FORMULA: Near = { tool: "formulate", does: "write a formula", says: "Write a formula" };
const LOW: Near = { tool: "list_stock", does: "say what is low", says: "What is low?" };

/** What a sentence may be about, the narrower before the wider. */
export const TOPICS: readonly Topic[] = [
  {
    is: "posts",
    sign: /\b(?:posts?|caption|instagram|insta|facebook|hashtags?|reel|story|social)\b/,
    near: [
      { tool: "list_posts", does: "show your posts", says: "Show my posts" },
      { tool: "write_caption", does: "write a caption", says: "Write a caption" },
    ],
  },
  {
    is: "messages",
    sign: /\b(?:texts?|texted|messages?|sms|e-?mails?|mails?|inbox|outbox|reply|replied|reminders?)\b/,
    near: [
      { tool: "list_conversations", does: "show who texted", says: "Any new texts?" },
      { tool: "text_day", does: "write to everybody of a day", says: "Text everyone of today" },
      { tool: "list_outbox", does: "show what has not gone out", says: "Show the outbox" },
    ],
  },
  {
    is: "stock",
    sign: /\b(?:stock|inventory|shelf|tubes?|bottles?|packs?|boxes|orders?|ordered|suppliers?|delivery|gloves|foils?|foil|backbar|reorder)\b/,
    near: [
      LOW,
      { tool: "reorder", does: "reorder what is low", says: "Reorder what is low" },
      { tool: "find_orders", does: "show your orders", says: "Show my orders" },
    ],
  },
  {
    is: "money",
    sign: /\b(?:money|paid|pay|pays|payments?|takings?|took|earn(?:ed|ings)?|deposits?|refunds?|tips?|invoices?|tax|vat|margins?|profit|discount|bill)\b|[$€£%]/,
    near: [
      { tool: "payments_taken", does: "say what was paid", says: "What did we take today?" },
      { tool: "service_margins", does: "show your margins", says: "Show my margins" },
      { tool: "list_services", does: "show your prices", says: "Show my menu" },
    ],
  },
  {
    is: "your menu",
    sign: /\b(?:prices?|costs?|menu|services?|balayage|blow ?dry|updo|perms?|how much)\b/,
    near: [
      { tool: "list_services", does: "show your menu", says: "Show my menu" },
      { tool: "set_price", does: "change a price", says: "Change the price" },
      { tool: "create_service", does: "add a service", says: "Add a service" },
    ],
  },
  {
    is: "timers",
    sign: /\b(?:timers?|countdown|alarm|minutes|min|processing|rinse)\b/,
    near: [
      { tool: "start_timer", does: "start a timer", says: "Start a timer" },
      { tool: "list_timers", does: "say which timers run", says: "Show my timers" },
    ],
  },
  {
    is: "the book",
    sign: /\b(?:book|booked|bookings?|appointments?|appt|visits?|calendar|diary|schedule|slots?|today|tomorrow|tonight|yesterday|week|day off|holiday|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2} ?[ap]m|waitlist)\b/,
    near: [
      DAY,
      { tool: "find_free_times", does: "find room", says: "Where is room this week?" },
      { tool: "book_client", does: "book somebody", says: "Book an appointment" },
    ],
  },
  {
    is: "colour",
    sign: /\b(?:colou?rs?|formulas?|tone|toner|gloss|bleach|lightener|developer|levels?|roots?|ends|blonde?|brunette|copper|red|blue|ash|brass\w*|warm|cool|grey|vol|grams?|\d+ ?g|hair|mix|bowl|highlights?|foilayage|ombre)\b/,
    near: [
      FORMULA,
      { tool: "find_formulas", does: "look in your library", says: "Show my library" },
      { tool: "find_consultations", does: "find past colors", says: "Show my consultations" },
    ],
  },
  {
    is: "the team",
    sign: /\b(?:team|staff|colleagues?|stylists?|apprentice|hours|shift|chairs?|rota)\b/,
    near: [{ tool: "list_stylists", does: "show your team", says: "Show the team" }, DAY],
  },
  {
    is: "a client",
    sign: /\b(?:clients?|customers?|guests?|she|her|he|him|they|lady|guy|record|allerg\w*|phone|birthday|consent)\b/,
    near: [
      { tool: "find_clients", does: "list your clients", says: "List clients" },
      { tool: "save_client", does: "write down a new one", says: "New client" },
      { tool: "next_appointment", does: "say who comes next", says: "Who is next?" },
    ],
  },
];

const NEAREST: readonly Near[] = [DAY, FORMULA, LOW];
const ALL = { label: "What can you do?", says: "What can you do?" };

/** What can be done for somebody who is named. */
const ofClient = (name: string): Topic => ({
  is: name,
  sign: /^/,
  near: [
    { tool: "get_client", does: `open ${name}'s record`, says: `Open ${name}'s record` },
    {
      tool: "find_consultations",
      does: "say what was used last",
      says: `What did we use on ${name} last time?`,
    },
    { tool: "book_client", does: `book ${name}`, says: `Book ${name}` },
  ],
});

function topicOf(words: string, { names }: View): Topic | undefined {
  const text = plain(words);
  const name = namesIn(withNames(words)).find((each) =>
    each.split(" ").some((part) => names.get(part.toLowerCase())?.has("client")),
  );
  return name ? ofClient(name) : TOPICS.find(({ sign }) => sign.test(text));
}

const offers = (near: readonly Near[], view: View) =>
  near
    .filter(({ tool }) => can(view, tool))
    .map(({ says }) => ({ label: says.slice(0, 60), says }));

/** What is said of words that nothing, or too much, can be made of. */
const HEARD = {
  missed: (about: string | undefined) =>
    about ? `I heard that it is about ${about}, but not what to do.` : "I did not understand that.",
  unclear: (about: string | undefined) =>
    about ? `What of ${about} do you mean?` : "What do you mean by that?",
};

/** Whether a reply is of words that nothing was made of, and says no more. */
export const isMiss = (text: string): boolean =>
  text.startsWith(HEARD.missed(undefined)) || /^I heard that it is about [^,]*, but not/.test(text);

/** Words that nothing is made of: what they seem to be about, and the nearest things that can be done, as one tap each. */
export function missed(words: string, view: View, how: keyof typeof HEARD = "missed"): Decision {
  const topic = topicOf(words, view);
  const near = (topic?.near ?? NEAREST).filter(({ tool }) => can(view, tool));
  const does = near.map((each) => each.does);
  const heard = HEARD[how](topic?.is);
  const text = does.length > 0 ? `${heard} I can ${eitherOf(does)}.` : heard;
  return withChoices(text, "next", [...offers(near, view), ALL], view);
}

/** Whether words are a client's name and nothing else. */
export const isClient = (words: string, names: View["names"] | undefined): boolean => {
  const parts = words
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter(Boolean);
  return (
    parts.length > 0 &&
    parts.length < 4 &&
    parts.every((part) => names?.get(part)?.has("client") ?? false)
  );
};

/** Asks what is wanted of a client whose name is all that was said. */
export function whatOf(words: string, view: View): Decision {
  const name = named(words.trim().replace(/[.!?]+$/, "")) ?? "";
  return withChoices(`What about ${name}?`, "answer", offers(ofClient(name).near, view), view);
}

/** Said of what cannot be done, with what comes nearest to it where it is about something that is known here. */
export function cannot(sentence: string, words: string, view: View): Decision {
  const topic = topicOf(words, view);
  const near = topic ? [...offers(topic.near, view), ALL] : [];
  return withChoices(`${sentence} Ask “what can you do” for what I can.`, "next", near, view);
}

const eitherOf = (does: readonly string[]): string =>
  listed([...does]).replace(/ and (?=[^,]*$)/, " or ");
