import type { ReportName } from "./schema.ts";

/** How every figure of a report is counted, in a sentence for people. What the verbs do stands in their comments; this says the same. */
export const DEFINITIONS: Record<ReportName, readonly { term: string; sentence: string }[]> = {
  revenue: [
    {
      term: "Revenue taken",
      sentence:
        "What came in on these days by the ledger: cash, cards, bank and vouchers, with tips, less what was given back and what a bank disputes.",
    },
    {
      term: "Work done",
      sentence:
        "What every completed visit came to by its bill, else by what was agreed, on the day on which it began. A visit without a price counts as a visit and adds nothing.",
    },
    {
      term: "Before",
      sentence: "As many days, directly before these.",
    },
  ],
  clients: [
    {
      term: "Clients",
      sentence:
        "People with a record and a completed visit in these days, each once. Records that were merged are one person; an erased one is still counted, without a name.",
    },
    {
      term: "New",
      sentence: "Their first completed visit in this book lies in these days.",
    },
    {
      term: "Rebooked",
      sentence:
        "Of completed visits: another one on a later day was in the book within a day of the end, and was not called off since. Visits brought along from another system are left out, because nobody knows when the next one was booked.",
    },
    {
      term: "Came again",
      sentence:
        "Of clients who were here in as many days before: those who had a completed visit in these days.",
    },
    {
      term: "Second visit",
      sentence:
        "Of first-time clients whose 90 days ran out in these days: those who had come a second time by then.",
    },
    {
      term: "Called off, did not come",
      sentence:
        "Of everything booked for these days that is settled. Bookings that were never paid for do not count.",
    },
    {
      term: "With a stylist",
      sentence: "Visits to that stylist are looked at; coming back counts whoever it was to.",
    },
  ],
  product: [
    {
      term: "Mixed",
      sentence: "Bowls that were noted as mixed in these days and not taken back.",
    },
    {
      term: "Left over",
      sentence:
        "Of bowls whose rest was put on the scale: what came back, as a share of what was mixed in them. A bowl that nobody weighed is in no share.",
    },
    {
      term: "Cost",
      sentence:
        "By the prices of the moment when a bowl was mixed. Bowls of which a price was missing are counted apart and cost nothing here.",
    },
    {
      term: "By product",
      sentence:
        "From the log of the stock; what is not kept on the shelf, as the bowl noted it. What was left of a bowl is shared out by weight.",
    },
  ],
  formulas: [
    {
      term: "Happy",
      sentence:
        "Of outcomes that were told in these days: the client was happy. The same measure as on the Outcomes page.",
    },
    {
      term: "Level",
      sentence: "Of outcomes with a level: it came within half a level of the plan.",
    },
    {
      term: "Tone",
      sentence: "Of outcomes with a tone: it was the planned one or the one next to it.",
    },
    {
      term: "Whose",
      sentence:
        "A formula is of whoever made the consultation. Bowls mixed are of whoever mixed them.",
    },
  ],
};
