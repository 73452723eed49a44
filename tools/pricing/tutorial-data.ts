import { ADVISED } from "./cost/quote-rules.ts";

/** How far below the best of the neighbourhood somebody starts who has no clientele yet, in percent. */
export const START_BELOW = [10, 15] as const;

/** A service as the tutorial's table works it out: minutes that hold the stylist, and product in whole units of a currency. */
export type SampleService = { name: string; minutes: number; product: number };

/** Round figures to show the arithmetic with, not those of any salon. */
export const SAMPLES: readonly SampleService[] = [
  { name: "Gloss", minutes: 35, product: 8 },
  { name: "Root touch-up", minutes: 55, product: 10 },
  { name: "All-over color", minutes: 75, product: 14 },
  { name: "Partial highlights", minutes: 105, product: 16 },
  { name: "Full highlights", minutes: 140, product: 24 },
  { name: "Full balayage", minutes: 140, product: 26 },
];

/** A heading with what is said under it. */
export type Advice = { title: string; text: string };

/** The parts of a price, in the order in which they are added up. */
export const PARTS: readonly Advice[] = [
  {
    title: "Product",
    text: "Everything that goes into the bowl or onto the head: color, developer, lightener, bond builder, toner, foils, gloves. Weigh it. A guess is easily too low: the second bowl and what stays in the tube are forgotten.",
  },
  {
    title: "Labor",
    text: "Your hourly rate for the minutes in which your hands are on the hair: consultation, application, rinsing, finish, cleaning up. While color processes and you serve somebody else, that time is paid for by the other service.",
  },
  {
    title: "Overhead",
    text: `What the chair costs while it stands there: rent, power, water, towels, insurance, booking fees, education. As a share of product and labor it is usually ${ADVISED.overhead[0]} to ${ADVISED.overhead[1]} percent.`,
  },
  {
    title: "Profit",
    text: `What the business keeps once everybody, you included, has been paid: for a slow January, a new basin, a day off sick. ${ADVISED.margin[0]} to ${ADVISED.margin[1]} percent of the price is healthy. It is not your wage; your wage is in labor.`,
  },
];

/** How to look around before a price is set. */
export const RESEARCH: readonly string[] = [
  "Choose five to eight colorists within the distance a client would travel, with your level of training and a clientele like the one you want. A barber and a five-star hotel tell you nothing.",
  "Compare like with like: the same service with the same things in it. Is the toner included? The blow dry? The second bowl? Write down what is included, not only the figure.",
  "Note how soon each of them has an appointment. Somebody booked for six weeks is cheap for what they do; somebody free this afternoon may be too dear.",
  `While you build a clientele, stand ${START_BELOW[0]} to ${START_BELOW[1]} percent below the top of that list. Lower than that says that something is wrong, and those clients leave with the next offer.`,
  "If your own costs come out above the whole list, the answer is not to lose money: it is less time, less waste, or another service.",
];

/** Ways of putting a price on the menu. */
export const STRATEGIES: readonly Advice[] = [
  {
    title: "Cost first",
    text: "Work out product, labor, overhead and profit, and round up. It is the floor under every other way: whatever the market says, below it you pay to work.",
  },
  {
    title: "A range or a “from”",
    text: "For everything that depends on length and density. Name the least and the most, and say what decides it. A client who reads “from $180” expects $180, so make that the price of the head you see most often, not of the easiest one.",
  },
  {
    title: "By the hour",
    text: "For color correction and whatever cannot be known before. Say the rate, the least number of hours, and at which point you stop to ask. Product is charged on top, by weight.",
  },
  {
    title: "By level",
    text: "The same service costs more with a senior than with a junior. It gives the salon a ladder, the team a reason to learn, and the client a choice that is not a discount.",
  },
  {
    title: "Packages",
    text: "Put together what belongs together: balayage with toner and bond treatment at one price. It is easier to choose and harder to compare. Give away no more than the time you save.",
  },
  {
    title: "Extras by name",
    text: "Extra bowl, extra length, bond builder, gloss. Each with a price on the menu, so that saying it in the chair is a fact and not a negotiation.",
  },
];

/** What holds over the years. */
export const PRACTICES: readonly string[] = [
  "Look at every price once a year, and at product costs whenever a supplier sends a new list.",
  "Raise a little and often. A small step every year is easier on loyal clients than a large one after five.",
  "Tell clients four weeks ahead, in one sentence, without an apology. What is booked stays at its price.",
  "When you are booked out for weeks, look at the price before you add hours.",
  "Never discount your best-selling service. Give something that costs you minutes instead of money.",
  "Say the price before the first bowl is mixed, and again when the plan changes.",
  "Time three real appointments of each service before you trust the minutes on the menu.",
  "Weigh what is left in the bowl: what goes down the basin was paid for too.",
];

/** What to do, to be ticked off. Keys are kept with the ticks and never change. */
export const CHECKLIST: readonly { key: string; text: string }[] = [
  { key: "year", text: "I know what I want to earn in a year, and in how many hours" },
  { key: "rate", text: "My hourly rate is set" },
  { key: "packs", text: "The prices of my tubes and bottles are in Settings" },
  { key: "overhead", text: "I added up a month of rent, power, insurance and towels" },
  { key: "minutes", text: "I timed each service, hands on and processing apart" },
  { key: "weighed", text: "I weighed the bowls of my five best-selling services" },
  { key: "market", text: "I compared five colorists near me, like with like" },
  { key: "floor", text: "No service costs less than it costs me" },
  { key: "ranges", text: "Ranges say what decides them" },
  { key: "announced", text: "Clients know of the new prices, four weeks ahead" },
  { key: "review", text: "The next review is in the calendar" },
];
