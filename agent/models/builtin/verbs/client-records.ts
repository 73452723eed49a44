import type { FoundClients, FoundDuplicates } from "#tools/clients/assistant-schema.ts";
import type { OpenedClient } from "#tools/history/schema.ts";
import type { Client, ClientPhoto, MergedClients } from "#tools/clients/schema.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { dayOf, saidDay } from "#agent/models/builtin/wording.ts";
import { client, clientIn, soughtName } from "./finders-people.ts";
import type { Finder, Verb } from "./verb.ts";

const RECORD = "(file|record|card|profile|details|client card|client file)";
const PHOTOS = "(photos|pictures|pics|shots|before and afters?|befores? and afters?)";
/** What somebody pulls up that is no person. */
const NO_PERSON = String.raw`(?!.*(?:\d|\b(?:my|next|on|in|here|working|coming|first|last|free|it|that|this|late|waiting|booked|stock|orders?|day|book|diary|calendar|formulas?|consultations?|inventory|reports?|figures|prices?|menu|library|timers?|texts?|messages?|chats?|posts?|schedule|appointments?|team|hours|settings|photos|pictures|visits?|screen|shelf|waitlist|list|clients|import|migration|plan|rates|services|week|today|tomorrow|suppliers?|chairs?|tokens?|invitations?|templates?|rules|subscription|billing)\b))`;

/** What else is asked of when it was done last. */
const NO_DEED =
  "(?!(?:text|texted|message|messaged|e-?mail|call|order|ordered|reorder|raise|raised|change|changed|put|charge|charged|count|counted|buy|bought|post|posted|pay|paid|take|took|send|sent|close|closed|use|used|open|restock|refund|work|worked|any|day) ?)";

const photo: Finder = {
  tool: "client_photos",
  slot: "photo",
  what: "photo",
  with: (_slots, { found }) => ({ clientId: found["client"]?.id }),
  among: (value) =>
    (value as { photos: ClientPhoto[] }).photos
      .toSorted((a, b) => b.takenOn.localeCompare(a.takenOn))
      .map((of, at) => ({
        id: of.id,
        name: `${of.moment}, ${of.takenOn}`,
        of,
        ...(at === 0 && { also: "last latest newest" }),
      })),
  bare: "only",
  empty: "There is no photo of this client.",
};

const duplicate: Finder = {
  tool: "client_duplicates",
  slot: "twin",
  what: "pair",
  among: (value, { client: said = "" }) =>
    (value as FoundDuplicates).pairs
      .map((of) => ({ id: of.a.id, name: `${of.a.name} and ${of.b.name}`, of }))
      .filter(({ name }) => name.toLowerCase().includes(said.toLowerCase().replace(/s$/, ""))),
  bare: "only",
  empty: "I find nobody twice.",
};

/** Records of clients: sought, merged, erased, and their photos. */
export const CLIENT_RECORDS: readonly Verb[] = [
  {
    tool: "find_clients",
    hears: [
      "(search|look through|go through) ~clients? (for|by) {search}",
      "(find|show|list|see)( me)? ~clients? (called|named|with the name) {search}",
      "(list|show|see)( me)? ~clients?( list)?",
    ],
    input: ({ search }) => (search ? { search: soughtName(search) } : {}),
    report: (value) => {
      const { items } = value as FoundClients;
      return items.length === 0
        ? "I find no client of that name."
        : `${items.map(({ name }) => name).join(", ")}.`;
    },
  },
  {
    tool: "merge_clients",
    does: "make one record of two",
    hears: [
      "(merge|combine|join) (clients? |the clients |records? of |the records of )?{client:person} (and|with|into|&|\\+) {other:person}( (together|into one|they're the same( person)?|same person))?",
      "{client:person} (and|&) {other:person} (are|is|'re) ~same( (person|client|one|woman|guy|lady))?[,.]? ?(merge( (them|the (2|two)|those))?( for me)?)?",
    ],
    finds: [client, clientIn("other")],
    input: ({ other: said }, { found }) => {
      const [keepId, otherId] = [found["client"]?.id, found["other"]?.id];
      return keepId === otherId
        ? { ask: `Which other record is meant by "${said ?? ""}"?`, slot: "other" }
        : { keepId, otherId };
    },
    report: (value) => merged(value),
  },
  {
    tool: "merge_clients",
    does: "make one record of two",
    hears: [
      "{client:person} (is|'s|s|are) (in|on|there|down|listed|saved)( here| the system| the list| file)? (twice|2 times|double|two times)[,.]? ?(and |so )?(merge( (her|him|them|it|those|the two|the 2))?)?",
      "(merge|combine|clean up|fix|sort out) ~(duplicates?|doubles?)( (clients?|records?))?( (of|for) {client:person})?",
      "(merge|combine|join) ~(2 |two )?{client:w}( records?| together)?( into one)?",
    ],
    finds: [duplicate],
    input: (_slots, { found }) => {
      const pair = found["twin"]?.of as FoundDuplicates["pairs"][number];
      const kept = pair.b.visits > pair.a.visits ? [pair.b, pair.a] : [pair.a, pair.b];
      return { keepId: kept[0]?.id, otherId: kept[1]?.id };
    },
    report: (value) => merged(value),
  },
  {
    tool: "client_duplicates",
    hears: [
      "(show|list|find|see|check for|look for|any|are there( any)?|do (we|i) have( any)?) ~(duplicates?|double|doubles|duplicate clients?|double clients?|clients twice)( (clients?|records?))?",
      "(is anybody|is anyone|who is|who's) (in (here )?)?twice",
    ],
    report: (value) => {
      const { pairs } = value as FoundDuplicates;
      return pairs.length === 0
        ? "I find nobody twice."
        : `These may be one: ${pairs.map(({ a, b }) => `${a.name} and ${b.name}`).join("; ")}.`;
    },
  },
  {
    tool: "erase_client",
    does: "erase a client's record for good",
    hears: [
      `(delete|erase|remove|wipe|destroy) ~(client )?{client:person}('s)? (${RECORD}|data|info|personal data)( (from|for good|completely|forever).*)?`,
      "(erase|wipe|forget) (?!that\\b|it\\b|this\\b|about\\b|everything|all\\b|the\\b|my\\b){client:w}( (?!about)[a-z'-]+)? ?(completely|for good|forever|entirely|,? ?gdpr.*|under gdpr.*)",
      "{client:person} (wants|asked|asks)( us| me)? (to be |to have (her|his|their) (data|record) )(erased|forgotten|deleted|removed|wiped)( .*)?",
      "(delete|erase|remove|wipe) (client|the client) {client:person}( (from|for good|completely|forever).*)?",
      "(delete|erase|remove|wipe|take) {client:person} (from|off|out of) ~(system|database|clients?|client list|app|records|books for good)( .*)?",
      "(delete|erase|remove|wipe|forget) (everything|all( the)? (data|info)) (about|on|of|for|we have on|i have on|we know about) {client:person}",
    ],
    finds: [client],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: () => "Erased.",
  },
  {
    tool: "client_photos",
    hears: [
      `(show|see|pull up|open|bring up|get|find|view|look at)( me)? ~{client:person}('s)? ${PHOTOS}`,
      `(show|see|pull up|open|get|find|view)( me)? ~${PHOTOS} (of|for|from|on file for) {client:person}`,
      `~${PHOTOS} (of|from) {client:person}`,
    ],
    finds: [client],
    input: (_slots, { found }) => ({ clientId: found["client"]?.id }),
    report: (value) => {
      const { photos } = value as { photos: ClientPhoto[] };
      return photos.length === 0 ? "There is no photo yet." : `${photos.length} photos.`;
    },
  },
  {
    tool: "add_client_photo",
    does: "keep a photo with a client",
    hears: [
      `(save|add|put|file|keep|store|attach|upload) ~(photos?|pictures?|pics?|shots?|one|before|after|it)?( photo| picture| pic| shot)? ?(to|with|on|under|in|for) ~{client:person}('s)?( ${RECORD}| ${PHOTOS})( as (her |his |the |a )?(?<moment>before|after))?`,
      `(save|add|put|file|keep|store|attach|upload) ~(photos?|pictures?|pics?|shots?)( photo| picture| pic| shot)? (to|with|on|under|in|for) ~{client:person}('s)?( as (her |his |the |a )?(?<moment2>before|after))?`,
      "(this|that|it) is ~{client:person}('s)? (?<moment3>before|after)( (photo|picture|pic|shot))?",
    ],
    finds: [client],
    input: ({ moment, moment2, moment3 }, { found, photos, text }) => {
      const [first] = photos;
      if (!first) return { say: "Send the photo with it, and I keep it in the record." };
      const said = moment ?? moment2 ?? moment3 ?? /\b(before|after)\b/.exec(text)?.[1];
      if (!said)
        return { ask: "Is it a before or an after?", slot: "moment", options: ["before", "after"] };
      return { clientId: found["client"]?.id, photoId: first.photoId, moment: said };
    },
    report: () => "The photo is with the client.",
  },
  {
    tool: "remove_client_photo",
    does: "take a photo out of a client's record",
    hears: [
      `(delete|remove|take) ~(?<photo>(?:(?:before|after|last|latest|old|newest) )*)(photo|picture|pic|shot) (of|from|off|for|out of) ~{client:person}('s)?( ${RECORD})?`,
      `(delete|remove|take down) ~{client:person}('s)? (?<photo>(?:(?:before|after|last|latest|old|newest) )*)(photo|picture|pic|shot)`,
    ],
    finds: [client, photo],
    input: (_slots, { found }) => ({ clientId: found["client"]?.id, id: found["photo"]?.id }),
    report: () => "The photo is out of the record.",
  },
];

/** Rows that are tried after all others, since a name may be anything. */
export const CLIENTS_LAST: readonly Verb[] = [
  {
    tool: "get_client",
    hears: [
      `(?!.*\\b(?:takings|takes?|money|payments?|by) )(pull up|bring up|open|show( me)?|look up|find( me)?|get( me)?|see|view|go to) ~{client:person}('s)? ${RECORD}`,
      `${NO_PERSON}(pull up|bring up|look up|who is|who's|whos|find me|what do (we|i|you) (know|have) (about|on)|tell me about) (client )?{client:person}`,
      `when (did|have) (i|we) (last|see|have) (see |saw |seen |had |have |do |did )?${NO_DEED}{client:person}( last| (in )?last( time)?)?`,
      "when was (the )?(last time )?(i |we )?(saw |had )?{client:person} (last )?(in|here|seen|last here)( last)?",
      "(does|do) {client:person} (need|have|still need)( to have)? ~(another |new |valid |current |fresh )*(patch|skin|allergy|allergy alert) test( .*)?",
      "(is|has|was) {client:person}('s)? (been )?~(patch|skin|allergy|allergy alert)[ -]?(tested|test)( .*)?",
      "(how is|how's|where is|where are we with) {client:person}('s)? ~(patch|skin|allergy|allergy alert) test",
      "(what is|what's|whats|give me|do (we|i) have) ~{client:person}('s)? (?<what>(phone|number|mobile|phone number|cell|e-?mail|mail|email address|birthday|allergies|notes|last visit|next visit|next appointment|patch test|address))",
      "(is|has) {client:person} (allergic|any allergies|allergies|got allergies)( to (anything|something|.+))?",
      "what (is|'s) {client:person} allergic to",
      "(any|what|which) (allergies|allergy)( on file| noted)? (for|of|with|on|has) {client:person}( got)?",
      "{client:person} (any )?(allergies|allergic to anything|allergy)",
      "(do (we|i|you) have|have (we|i) got|got|is there) ~(number|phone|mobile|e-?mail|email address|birthday) (for|of|on) {client:person}",
      "~(?:number|phone number|mobile|e-?mail|email address|birthday) (for|of) {client:person}",
      "what (do|should) i (need to )?know about {client:person}( .*)?",
      "(anything|something) (i|we) (need to|should|must) know about {client:person}( .*)?",
      "when (was|did) {client:person}('s)? (last )?(have |get )?~(patch|skin|allergy) test( .*)?",
      "how (many|often) (times |visits )?(has|did|does) {client:person} (had|been|come|visited|visit|been in|come in)( .*)?",
      "how long (since|is it since) (i|we) (saw|had|last saw) {client:person}",
    ],
    finds: [client],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value, _slots, { text, here }) => told((value as OpenedClient).client, text, here),
  },
];

const merged = (value: unknown) => {
  const { client: kept } = value as Partial<MergedClients>;
  return kept ? `One record now: ${kept.name}.` : "One record now.";
};

const PATCH = {
  passed: "has a valid patch test",
  pending: "has a patch test on that is not read yet",
  failed: "failed the patch test: no colour that touches the skin",
  expired: "needs a new patch test: the last one is too old",
  missing: "has no patch test yet",
};

/** What was asked of a client, in a sentence. */
function told(of: Client, text: string, here: Here | undefined): string {
  if (/\btest/.test(text)) return `${of.name} ${PATCH[of.patchTest.state]}.`;
  if (/\bnext\b|\bwhen(?: is|'?s)\b/.test(text))
    return of.nextVisitAt
      ? `${of.name} comes on ${dayOf(of.nextVisitAt, here)}.`
      : `${of.name} is not booked.`;
  if (/\blast\b|\bwhen\b/.test(text))
    return of.lastVisitAt
      ? `${of.name} was here on ${dayOf(of.lastVisitAt, here)}.`
      : `${of.name} has not been here yet.`;
  if (/\ballerg/.test(text))
    return `Allergies of ${of.name}: ${of.allergies ?? "none that we know of"}.`;
  if (/\bbirthday\b/.test(text))
    return `${of.name}: ${of.birthDate ? saidDay(of.birthDate, here) : "no birthday"}.`;
  if (/\bmail\b/.test(text)) return `${of.name}: ${of.email ?? "no e-mail address"}.`;
  if (/\b(?:phone|number|mobile|cell)\b/.test(text))
    return `${of.name}: ${of.phone ?? "no number"}.`;
  if (/\bhow (?:many|often)\b/.test(text)) return `${of.name} has been here ${of.visits} times.`;
  return `${of.name}.${of.mustKnow ? ` ${of.mustKnow}.` : ""}`;
}
