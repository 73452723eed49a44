import { describe, expect, it } from "vitest";
import { createSigner } from "#tools/core/signer.ts";
import { visitCode } from "#tools/appointments/visit-code.ts";
import { isVisitCode } from "#tools/appointments/visit-code-rules.ts";
import { keywordOf } from "./keywords-rules.ts";

/** What a text is in one word: the kind and how, a verb with its code, or the minutes of being late. */
function short(text: string): string {
  const said = keywordOf(text);
  switch (said.kind) {
    case "stop":
    case "start":
      return `${said.kind} ${said.by}`;
    case "code":
      return `${said.verb ?? "?"} ${said.code ?? "-"}`;
    case "late":
      return `late ${said.minutes ?? "?"}`;
    default:
      return said.kind;
  }
}

const ROWS: Record<string, string[]> = {
  "stop keyword": [
    "STOP",
    "stop",
    "Stop.",
    " stop ",
    "STOP!!",
    "Stop please",
    "please stop",
    "STOPALL",
    "Stop all",
    "UNSUBSCRIBE",
    "unsubscribe please",
    "END",
    "end.",
    "QUIT",
    "quit!",
    "CANCEL",
    "cancel",
    "Cancel please",
    "REVOKE",
    "OPTOUT",
    "opt out",
    "opt-out",
    "arrêt",
    "baja",
  ],
  "stop words": [
    "please stop texting me",
    "stop texting",
    "Stop sending me texts",
    "stop these messages",
    "stop with the messages already",
    "stop messaging me!!",
    "quit texting me",
    "stop contacting me",
    "stop spamming me",
    "don't text me again",
    "Don’t text me anymore",
    "dont text me",
    "do not text this number",
    "Do not message me again.",
    "never text me again",
    "i dont want any more texts",
    "I don't want your messages",
    "no more messages",
    "no more texts please",
    "remove my number",
    "Remove me from your list",
    "take me off your list",
    "delete my number",
    "please remove me",
    "wrong number",
    "Sorry you have the wrong number",
    "wrong person",
    "leave me alone",
    "lose my number",
    "I want to opt out",
    "how do I unsubscribe from this",
    "don't contact me",
    "I revoke my consent",
    "no me escribas mas",
    "No me escriban más por favor",
    "no más mensajes",
    "numero equivocado",
    "bitte keine Nachrichten mehr",
    "Keine SMS mehr!",
    "bitte nicht mehr schreiben",
    "falsche Nummer",
    "arrêtez",
    "Arretez svp",
    "ne m'écrivez plus",
    "plus de messages svp",
    "désabonner",
  ],
  "start keyword": ["START", "start", "Start please", "UNSTOP", "unstop."],
  "start yes": ["YES", "yes", "Yes!", "yes please"],
  help: ["HELP", "help", "Info", "help!", "INFO?"],
  "confirm K7Q4": [
    "C K7Q4",
    "c-k7q4",
    "c k7q4",
    "C: K7Q4",
    "CK7Q4",
    "ck7q4",
    "C K7Q4 thanks",
    "confirm K7Q4",
    "confirmed k7q4 see you",
    "K7Q4 confirmed",
  ],
  "confirm -": ["C", "c", "C.", "confirm", "Confirmed!", "I confirm"],
  "move K7Q4": [
    "R K7Q4",
    "r k7q4",
    "R-K7Q4",
    "RK7Q4",
    "r k7q4 friday afternoon",
    "reschedule k7q4 please",
    "can i move K7Q4 to friday",
  ],
  "move -": ["R", "r"],
  "end K7Q4": [
    "N K7Q4",
    "n k7q4",
    "N. K7Q4",
    "NK7Q4",
    "cancel K7Q4",
    "please cancel my appointment, code is K7Q4",
    "cant make it k7q4",
  ],
  "end -": ["N", "n."],
  "confirm ABCD": ["C ABCD"],
  "? K7Q4": ["K7Q4", "k7q4", "k7q4.", "code K7Q4"],
  "confirm A1B0": ["C A1B0"],
  "end 1234": ["N 1234"],
  "late 15": [
    "L 15",
    "l15",
    "L:15",
    "late 15",
    "running 15 min late",
    "Running about 15 mins late!",
  ],
  "late 10": [
    "running 10 min late",
    "im running like 10 minutes late sorry",
    "10 min late",
    "gonna be 10 mins late",
    "I'll be about 10 minutes late",
    "I will be late by 10 min",
    "sorry, 10-15 min late. hmm no: i'm 10 late",
  ],
  "late 30": ["I'm running late, half an hour"],
  "late 60": ["I'll be an hour late"],
  "late ?": [
    "L",
    "late",
    "running late",
    "Running a bit late, sorry",
    "im running so late",
    "I'm going to be late",
    "stuck in traffic",
    "ill be late sorry, i'm late",
  ],
  none: [
    "please stop by tomorrow",
    "can I stop by tomorrow?",
    "can I cancel my appointment",
    "cancel my appointment please",
    "I need to cancel friday",
    "stop, I meant 3pm",
    "Stop I meant Friday",
    "end of the week",
    "the end of next week works",
    "this weekend?",
    "quit my job so I'm free on monday",
    "what's your cancellation policy",
    "yes that works",
    "yes 2pm",
    "yes the first one",
    "no",
    "ok",
    "Can you text me when a slot opens?",
    "text me the address pls",
    "don't text me before 9, I sleep",
    "please don't text me at work, call me",
    "do you start at 9?",
    "can we start earlier",
    "I need help with my color",
    "any info on balayage?",
    "how late are you open",
    "something late in the afternoon",
    "late afternoon please",
    "a late appointment on friday",
    "later",
    "2pm?",
    "the 24th",
    "24th please",
    "2",
    "1234",
    "C u then",
    "r u open sunday",
    "n what about friday",
    "haircut friday 2:30",
    "what happens if I'm late?",
    "never mind",
    "my roots stop at my ears",
    "no more than $80",
    "no more bleach please",
    "leave it long at the front",
    "I got your message",
    "thanks for the message",
    "is this the right number for the salon?",
    "you can reach me on this number",
    "remove the brassiness",
    "don't remove my extensions",
    "",
    "👍",
  ],
};

describe("keywords of a text", () => {
  const rows = Object.entries(ROWS).flatMap(([wanted, texts]) =>
    texts.map((text): [string, string] => [text, wanted]),
  );

  it("are tried on enough of them", () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
  });

  it.each(rows)("%j is %s", (text, wanted) => {
    expect(short(text)).toBe(wanted);
  });

  it("keeps what was said with a code", () => {
    expect(keywordOf("R K7Q4, Friday at 3pm")).toMatchObject({ rest: "friday at 3pm" });
  });
});

describe("a visit's code", () => {
  it("is four characters that nobody mixes up, the same every time, by the installation's secret", () => {
    const [one, two] = [createSigner("a".repeat(40)), createSigner("b".repeat(40))];
    const ids = Array.from({ length: 2000 }, (_, at) => `0196a8f0-0000-7000-8000-${at}`);
    const codes = ids.map((id) => visitCode(one, id));
    expect(codes.filter((code) => !isVisitCode(code))).toEqual([]);
    expect(codes.join("")).not.toMatch(/[^BDFGJKMPQSTVWXYZ2-9]/);
    expect(ids.map((id) => visitCode(one, id))).toEqual(codes);
    expect(new Set(codes).size).toBeGreaterThan(1980);
    const same = ids.filter((id, at) => visitCode(two, id) === codes[at]);
    expect(same.length).toBeLessThan(5);
  });
});
