import { source } from "#tools/colour/science.ts";
import type { Chapter, Entry } from "./schema.ts";

/** Difficult conversations: what is said, what it means, what to answer, and what then happens. */
export const CLIENTS: Chapter = {
  id: "clients",
  title: "Difficult conversations",
  lead: "Nobody is difficult for no reason. Behind each of these sentences stands a fear or an old disappointment; answer that, and the sentence goes away.",
  entries: [
    said("inspiration-photo", "The photo from the internet", {
      says: "I want exactly this. Today.",
      means: "I am afraid of ending up with something I did not choose.",
      answer:
        "“What in it do you love: the brightness, the tone, or how it falls around the face? The brightness is a 9, your hair is a 5. I can get you safely to 7 today, and it will look like this picture.” Show a picture of their 7.",
      next: "Write the plan for the visits and share it. If today is all or nothing, it is nothing: send them away with the plan.",
    }),
    said("box-dye", "“It was only a box”", {
      says: "I just used one at home, once. It was practically my color.",
      means: "I am embarrassed, and afraid that you will judge me or charge more.",
      answer:
        "“Nearly everybody has. I only need to know what I am working over, so that it does not turn green on you. Which brand, how often, all over or roots?”",
      next: "Twice is usually six times. Take a strand through all zones and a metallic salt test; plan with the strand, not with the story.",
    }),
    said("last-stylist", "Your predecessor ruined it", {
      says: "The last three colorists ruined my hair.",
      means: "I do not trust you yet. Possibly: nothing will be good enough.",
      answer:
        "“Tell me what you asked for and what you got.” Listen for the gap. Never comment on a colleague. “Here is what I can promise, and what I cannot.”",
      next: "Start with the smallest service that shows care: gloss, trim, strand test. Agree on the measure in writing before the big one.",
    }),
    said("too-much-money", "The price", {
      says: "That much? Somebody else does it for half.",
      means: "I do not know what I am paying for, or I cannot.",
      answer:
        "“This is two hours forty, three bowls and a toner, and here is each of them.” Then offer less work, not the same work for less: “For that budget I would do the face frame and a gloss.”",
      next: "Take the service apart with the [cost of the visit](/pricing-tutorial). A discount on a correction is a promise to hurry it.",
    }),
    said("not-that-damaged", "“My hair can take it”", {
      says: "It always grows back. Just leave it on longer.",
      means: "I want the result more than I fear the damage; and I have never seen mine break.",
      answer:
        "Stretch a wet hair in front of them and let them feel it give. “This is what forty minutes would do to all of it. Here is what we can do instead, today, and it is pretty.”",
      next: "No means no, with a plan: bond course, cut, look again in four to six weeks. Write down that you refused and why; the engine's refusal can be printed.",
      sources: [source.spec],
    }),
    said("hates-it", "They hate it", {
      says: "This is not what I asked for.",
      means: "I am frightened of leaving like this.",
      answer:
        "“Show me where.” Not “why”, not “but you said”. Then look at the picture you agreed on, together, in daylight. “Two things I can do now, one I would rather do in a week.”",
      next: "Toner too strong or too cool is fixed the same day. Too dark or too light waits, unless hair and head are calm. Open the [corrective page](/history) of that consultation, so that the fix knows what was mixed.",
    }),
    said("always-changed", "Every time something else", {
      says: "Surprise me.",
      means: "Either: I trust you. Or: I do not know, and you will be blamed.",
      answer:
        "“Gladly, between these two.” Show two pictures and have one chosen. Then one thing they would hate.",
      next: "A gloss or semi-permanent first: it goes away by itself. Never a first cut and a first lift on the same day.",
    }),
    said("skips-test", "No time for the test", {
      says: "I have colored for twenty years, I do not need a patch test.",
      means: "I cannot come twice.",
      answer:
        "“Allergies arrive after years of color, not at the first one. The dot behind your ear takes a minute; come by, or I do it today and we color on Thursday. Today I can cut and treat.”",
      next: "No exceptions for regulars, friends or hurry: that is what your insurance reads. A known reaction can be overridden by nobody.",
      sources: [source.allergy],
    }),
    said("hidden-medical", "Something is not being said", {
      says: "My hair has just been falling out a bit.",
      means: "I am worried, and not only about color.",
      answer:
        "“Since when? Has anything changed: medicine, a baby, an operation, a diet? I am asking because it changes what is safe.” Then stop talking.",
      next: "Gentle, off the scalp, or nothing. Recommend a GP or trichologist in a sentence, once. What you write about health is kept to what the formula needs.",
    }),
    said("teenager", "The parent decides", {
      says: "She is fourteen, but I allow it.",
      means: "We have promised her something.",
      answer:
        "“The makers do not intend oxidative color under 16, whoever allows it. What I can do is a wash-out color on the ends, a cut, or a clip-in in exactly that pink.”",
      next: "Nobody can override it, the engine included.",
      sources: [source.age],
    }),
    said("wants-grey-gone", "Cover it, but I cannot come monthly", {
      says: "I want no gray at all. And I come every three months.",
      means: "I do not want to be seen aging, and I do not want to be tied.",
      answer:
        "“With this much white, full cover shows a line after four weeks: you would look covered for one month in three. Blended, nobody sees a line at all.” Show both regrowths.",
      next: "See [coverage or blending](#white-choose). If it is coverage after all, book the next three visits now.",
    }),
    said("phone", "On the phone all the time", {
      says: "Sorry, one second. No, go on, I am listening.",
      means: "I have no time today, or I am nervous.",
      answer:
        "“I'll wait: this part I need from you, afterwards you have forty minutes for yourself.”",
      next: "Say the agreement back before the bowl is mixed. If nothing was heard, nothing was agreed.",
    }),
  ],
};

type Said = {
  says: string;
  means: string;
  answer: string;
  next: string;
  sources?: readonly string[];
};

function said(id: string, title: string, { says, means, answer, next, sources }: Said): Entry {
  return {
    id,
    title,
    blocks: [
      { kind: "quote", text: says },
      {
        kind: "facts",
        rows: [
          { term: "It means", text: means },
          { term: "Answer", text: answer },
          { term: "Then", text: next },
        ],
      },
    ],
    ...(sources && { sources }),
  };
}
