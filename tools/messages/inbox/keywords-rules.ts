import { hasVisitCode, isVisitCode } from "#tools/appointments/visit-code-rules.ts";

/** What a text asks for in words that need no understanding. `none` where somebody has to read it. */
export type Keyword =
  | { kind: "stop"; by: "keyword" | "words" }
  | { kind: "start"; by: "keyword" | "yes" }
  | { kind: "help" }
  | { kind: "code"; verb: CodeVerb | null; code: string | null; rest: string }
  | { kind: "late"; minutes: number | null }
  | { kind: "none" };

/** What a code is sent with: confirms, moves or ends the visit. */
export type CodeVerb = "confirm" | "move" | "end";

/** Twilio takes each of these alone for an opt-out, whatever stands around it. */
const STOPS =
  /^(?:stop|stop ?all|unsubscribe|end|quit|cancel|revoke|opt ?-?out|arret|parar|baja|stopp)$/;
const STARTS = /^(?:start|unstop)$/;
const HELPS = /^(?:help|info|hilfe|ayuda|aide)$/;

const MESSAGES = "(?:text(?:s|ing|ed)?|messag(?:e|es|ing)|sms|txt(?:s|ing)?|msgs?|spam(?:ming)?)";
/** Words that end texts, in the languages that salons hear most. Each must speak of texts, of the number, or of being left alone. */
const STOP_WORDS: RegExp[] = [
  new RegExp(
    String.raw`\b(?:stop|quit|cease) (?:(?:all|with|sending|with the|the|your|me|these|this|those) )*${MESSAGES}\b(?! (?:me )?(?:about|at|before|if|when|until|so late|that|in)\b)`,
  ),
  /\bstop (?:contacting|bothering|messaging|texting|spamming|writing|harassing)(?: to)?(?: me| us| this number)?\b/,
  new RegExp(
    String.raw`\b(?:do ?n'?t|do not|never|please no|no longer) (?:ever |send me |send |want (?:any |your |to get |to receive )?|want any more |wish to receive )*(?:any ?more |more |any |these |your )*${MESSAGES}\b(?!(?: me| us| this number)? (?:about|at|before|if|when|until|till|while|that|in|on|yet)\b)`,
  ),
  new RegExp(String.raw`\bno (?:more|further) ${MESSAGES}\b`),
  /\b(?:remove|delete|take off) (?:my|this|me|our) (?:(?:phone )?number|from (?:your|the|this) (?:list|texts?|system|contacts?))\b|\btake me off\b|\bremove me\b/,
  /\bwrong (?:number|person)\b|\byou have the wrong (?:number|person)\b/,
  /\bleave me alone\b|\blose (?:my|this) number\b/,
  /\b(?:opt|opting) (?:me )?out\b|\bunsubscribe\b|\bun-?subscribe me\b/,
  /\bdo ?n'?t (?:ever )?(?:contact|write to|message|bother) (?:me|us)(?: (?:again|any ?more|ever))?\b(?! (?:about|at|before|if|when|until|by))/,
  /\bi(?: do|'?d)? ?(?:revoke|withdraw|take back) (?:my )?consent\b/,
  /\bno (?:me )?(?:escriba[ns]?|escribas|envie[ns]?|mande[ns]?|moleste[ns]?)(?: (?:mas|mensajes|sms))+\b|\bno (?:quiero|deseo) (?:recibir )?(?:mas )?(?:mensajes|sms)\b|\bno mas (?:mensajes|sms|textos)\b|\bdejen? de (?:escribir|enviar|mandar|molestar)\w*|\bnumero equivocado\b|\bdarme de baja\b/,
  /\bkeine (?:weiteren )?(?:nachrichten|sms|texte)(?: mehr)?\b|\bnicht mehr (?:schreiben|anschreiben|kontaktieren|texten)\b|\bschreib(?:t|en sie)? mir nicht(?: mehr)?\b|\bfalsche nummer\b|\blass(?:t|en sie)? mich in ruhe\b|\bnummer (?:loschen|entfernen)\b|\babmelden\b/,
  /\barretez?(?:$|[ .!](?!moi (?:au|a)\b))|\bne (?:m'?ecri(?:vez|s)|me contact(?:ez|e)|m'?envoyez) plus\b|\bplus de (?:messages|sms|textos)\b|\bmauvais numero\b|\blaissez-? ?moi tranquille\b|\bdesabonn\w*|\bdesinscri\w*/,
];

const VERBS: [CodeVerb, RegExp][] = [
  ["end", /^n$|\b(?:cancel|end|delete|drop)\b|\bcan'?t (?:come|make it)\b/],
  ["move", /^r$|\b(?:move|re-?schedule|change|switch|another (?:day|time))\b/],
  ["confirm", /^c$|\bconfirm(?:ed|ing|s)?\b|\bi'?ll be there\b/],
];
const LONE: [CodeVerb, RegExp][] = [
  ["confirm", /^(?:c|confirm(?:ed)?|i confirm|confirming|i'?ll be there)$/],
  ["move", /^r$/],
  ["end", /^n$/],
];
/** The longest text in which a code stands with one thing to do. */
const CODED = 90;

const MINUTES = String.raw`(\d{1,3}) ?(?:-? ?(?:\d{1,3}) ?)?(?:m|mins?|minutes?|minutos?|min\.?|mn)?`;
const LATE: RegExp[] = [
  new RegExp(String.raw`^l[ :.-]*${MINUTES}$`),
  new RegExp(
    String.raw`\b(?:running|be|am|i'?m|gonna be|about|around|arrive|arriving|getting there|there) (?:about |around |like |roughly |maybe |abt |approx\.? |up to |a |~ ?)*${MINUTES} late\b`,
  ),
  new RegExp(String.raw`\blate (?:by |about |around |like |abt )*${MINUTES}\b(?!:| ?[ap]m)`),
  new RegExp(String.raw`^(?:about |around |like |abt )*${MINUTES} late\b`),
];
const LATE_WORDS =
  /^l$|^late$|\brunning (?:a (?:bit|little|few minutes?) |so |very |really |super |bit )*(?:late|behind)\b|\b(?:i'?m|i am|i'?ll be|i will be|gonna be|going to be|might be|will be|be|am|im|we'?re) (?:a (?:bit|little|few (?:mins?|minutes?)|couple (?:of )?(?:mins?|minutes?)) |so |running |gonna be |an hour |half an hour |bit )*late\b|\bstuck in traffic\b|\bbe there (?:a )?(?:bit |little )?late\b/;
/** Late at night, or an opening that is late: nobody is behind their time. */
const NOT_LATE =
  /\b(?:how|too|as|open|until|till|sooner|work) late\b|\blate (?:afternoon|evening|morning|slot|appointment|night|in the|on|opening|next)\b|\bsomething late\b|\blater\b|\bif (?:i'?m|i am)\b|\bwhat if\b|\?$/;
const HALF_HOUR = /\bhalf an hour\b|\b30 ?min/;
const HOUR = /\ban hour\b|\b1 ?h(?:our|r)?\b/;

/** What a text says in words that are the same for everybody: opt-outs, a code and its letter, being late. Pure. */
export function keywordOf(text: string): Keyword {
  const said = plainOf(text);
  const alone = said
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "")
    .replace(/^please |(?: please| pls| thanks| thank you)$/g, "");
  if (STOPS.test(alone)) return { kind: "stop", by: "keyword" };
  if (STARTS.test(alone)) return { kind: "start", by: "keyword" };
  if (alone === "yes") return { kind: "start", by: "yes" };
  if (HELPS.test(alone)) return { kind: "help" };
  if (STOP_WORDS.some((words) => words.test(said))) return { kind: "stop", by: "words" };
  const inCapitals = /^\s*[CRN][\s:.,;/-]*[A-Z\d]{4}\W*$/.test(text);
  return codeIn(said, alone, inCapitals) ?? lateIn(said) ?? { kind: "none" };
}

function codeIn(said: string, alone: string, inCapitals: boolean): Keyword | null {
  const lone = LONE.find(([, letter]) => letter.test(alone));
  if (lone) return { kind: "code", verb: lone[0], code: null, rest: "" };
  const letter = /^([crn])[\s:.,;/-]*([a-z\d]{4})\b(?![:\d])[\s,.;:!-]*(.*)$/.exec(said);
  const written = letter?.[2]?.toUpperCase() ?? "";
  // after the letter anything of four that could be meant for a code is one, right or wrong
  if (letter && (isVisitCode(written) || /\d/.test(written) || inCapitals))
    return { kind: "code", verb: byLetter(letter[1]), code: written, rest: letter[3] ?? "" };
  const code = said.length <= CODED ? hasVisitCode(said) : null;
  if (!code) return null;
  const rest = said.replace(code.toLowerCase(), " ").replaceAll(/\s+/g, " ").trim();
  const bare = rest.replaceAll(/[^\p{L}\d]/gu, "");
  const verb = VERBS.find(([, words]) => words.test(rest))?.[0] ?? null;
  return verb || bare.length <= 12 ? { kind: "code", verb, code, rest: verb ? rest : "" } : null;
}

const byLetter = (letter: string | undefined): CodeVerb =>
  letter === "c" ? "confirm" : letter === "r" ? "move" : "end";

function lateIn(said: string): Keyword | null {
  for (const pattern of LATE) {
    const minutes = Number(pattern.exec(said)?.[1]);
    if (minutes > 0 && minutes <= 240) return { kind: "late", minutes };
  }
  if (!LATE_WORDS.test(said) || NOT_LATE.test(said)) return null;
  const minutes = HALF_HOUR.test(said) ? 30 : HOUR.test(said) ? 60 : null;
  return { kind: "late", minutes };
}

/** Small letters without accents and curly quotes, so that one pattern fits every keyboard. */
function plainOf(text: string): string {
  return text
    .slice(0, 1600)
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
