import type { PostType } from "./schema.ts";

/** First lines by kind of post. {what} is the work or the theme, {season} the time of the year. */
export const OPENINGS: Record<PostType, readonly string[]> = {
  "before-after": [
    "Before on the left, after on the right: {what}.",
    "One chair, two pictures: {what}.",
    "Swipe from where we began to where we ended. Today: {what}.",
    "The change everybody asked about this week: {what}.",
    "Where it started, where it went: {what}.",
    "A quiet kind of transformation: {what}.",
  ],
  tutorial: [
    "How we do it, step by step: {what}.",
    "Save this for your next appointment: {what}, explained.",
    "What happens behind the chair when you book {what}.",
    "Three steps to {what}.",
    "From consultation to rinse: {what}.",
    "Ever wondered how {what} works?",
  ],
  promo: [
    "Thinking about {what}? Our book is open.",
    "New in your diary: {what}.",
    "This one is for everybody who has been saving pictures of {what}.",
    "Your sign to book {what}.",
    "Chairs are waiting: {what}.",
    "{What}, made for your hair and nobody else's.",
  ],
  educational: [
    "Color school, one minute: {what}.",
    "What we wish everybody knew about {what}.",
    "A question we hear every week: what about {what}?",
    "The why behind {what}.",
    "Good to know before you book {what}.",
    "Let us talk about {what}.",
  ],
  seasonal: [
    "{Season}, and the color to go with it: {what}.",
    "What we are mixing {season}: {what}.",
    "{Season} is a good time for {what}.",
    "A change of light asks for a change of tone. {Season}: {what}.",
    "On our mood board {season}: {what}.",
    "{Season} in one word: {what}.",
  ],
};

/** Last lines by kind of post. */
export const CLOSINGS: Record<PostType, readonly string[]> = {
  "before-after": [
    "Which picture would you have stopped at?",
    "Tell us in the comments which tone you would choose.",
    "Link to book is in our profile.",
    "Save it for your next consultation.",
  ],
  tutorial: [
    "Questions? Ask them below, we read every one.",
    "Save it and show it to your colorist.",
    "Which step should we explain next?",
    "Send it to the friend who does this at home.",
  ],
  promo: [
    "Book by the link in our profile.",
    "Send us a message and we will find a time.",
    "Consultations come first, always: book yours.",
    "Your time is one tap away, in our profile.",
  ],
  educational: [
    "What should we explain next?",
    "Save it for your next appointment.",
    "Ask us anything about it below.",
    "Share it with somebody who is about to book.",
  ],
  seasonal: [
    "What are you changing to?",
    "Book before the calendar fills up.",
    "Tell us your tone for the months ahead.",
    "Save it for your next appointment.",
  ],
};

/** What is true of the craft itself, whoever sits in the chair. */
export const LESSONS: readonly string[] = [
  "Color is read in levels, from 1 (black) to 10 (lightest blonde): the level decides what is possible, the tone decides how it feels.",
  "Tone is a balance: blue quiets orange, violet quiets yellow, green quiets red.",
  "A strand test tells more than any picture: it shows how your own hair takes the color.",
  "An allergy test comes before a color, every time it is due.",
  "Bring pictures you like and one you do not: both tell us where to go.",
];

/** The time of the year by month, good on either half of the globe. */
export const SEASONS: readonly string[] = [
  "at the start of the year",
  "early in the year",
  "as the season turns",
  "as the season turns",
  "in the middle of the season",
  "halfway through the year",
  "halfway through the year",
  "before the season turns",
  "as the season turns",
  "as the season turns",
  "before the holidays",
  "as the year ends",
];
