/*
 * The words by which a sentence claims something. A sentence that holds none of them and no figure passes as it stands. Patterns are
 * read on plain words (`plainly`), where dates, times and other figures stand as "xdate", "xtime" and "xnum".
 */

/** What a claim is about, beside figures. */
export type Topic =
  | "book"
  | "hold"
  | "request"
  | "cancel"
  | "move"
  | "send"
  | "pay"
  | "list"
  | "order"
  | "write"
  | "told"
  | "done"
  | "free"
  | "full"
  | "open"
  | "closed"
  | "terms"
  | "safety"
  | "certain"
  | "none";

/** What is booked, as it may be called, and the room that it takes. */
export const VISIT = "(?:visits?|appointments?|bookings?|reservations?)";
const WORDS: Readonly<Record<string, string>> = {
  VISIT,
  ROOM: `(?:${VISIT}|place|spot|slot|seat|chair|time|xdate|xtime|you)`,
  NOBODY: "(?:someone|somebody|another|other)",
};

type Entry = {
  topic: Topic;
  /** Forms that tell of what was done, and those that promise it. */
  done?: string;
  base?: string;
  /** Whole phrases that say the same, with a slash between them. */
  said?: string;
  /** What must be known for it: words of a row. */
  proof: RegExp;
};

/** The more particular first: what one has read, no later one reads again. */
const ENTRIES: readonly Entry[] = [
  {
    topic: "full",
    said: String.raw`
      (?:fully|completely) booked / booked (?:out|up|solid|full) / (?:booked|taken) by NOBODY /
      no longer (?:free|available|open) /
      (?:that|this|the) (?:time|slot|one|place) (?:is|was|has been|been) (?:booked|taken|gone) /
      (?<!i |we |have )(?:is|was|been) taken(?! (?:care|off|out|down|from|with)) /
      (?<=is (?:\w+ ){0,2})full / NOBODY (?:else )?(?:client )?(?:was|has) (?:faster|quicker|taken)`,
    proof: /\b(?:full|taken|booked|appointment|busy|clash|empty)\b/,
  },
  {
    topic: "closed",
    said: String.raw`(?<=(?:^|is |are |we |salon |not |xdate ))closed / not a working day`,
    proof: /\bclosed\b/,
  },
  {
    topic: "open",
    said: String.raw`
      (?<=(?:is|are|we|salon|not) )open(?= (?:on|until|till|from|at|xdate|xtime|late))`,
    proof: /\b(?:open|hours)\b/,
  },
  {
    topic: "free",
    said: String.raw`
      (?<=(?:is|are|be|have|has|not|nothing|anything|xdate|xtime)(?: \w+){0,4} )(?:free|available)(?! of charge) /
      (?<=(?:xdate|xtime|nothing)(?: \w+){0,5} )open /
      (?:an? |next |two |have )openings? / has (?:time|room)(?: on)? /
      can (?:come|see you|stay|squeeze|do|offer you)(?= (?:\w+ ){0,5}(?:xdate|xtime)) /
      can have an? (?:\w+ ){1,2}(?:on )?xdate / can (?:be )?mov\w+(?: it)? to(?= xdate) /
      offer (?:\w+ ){1,3}(?:on )?xdate / (?:next|earliest)(?: \w+){0,2} is (?:on |at )?(?:xdate|xtime) /
      could come (?:on )?xdate / (?:i|we) (?:have|found|can offer)(?: you)?(?= xdate| xtime) /
      xdate (?:works|just opened|opened|is possible) / is possible (?:on )?(?:xdate|xtime) /
      was a cancellation|had a cancellation`,
    proof: /\b(?:free|find times|offers?|slots?|openings?|available)\b/,
  },
  {
    topic: "list",
    said: String.raw`(?:on|to) the waiting ?list / first in line`,
    proof: /\bwait ?(?:ing )?list\b/,
  },
  {
    topic: "request",
    said: String.raw`
      (?:sent|submitted|received|passed on|made) (?:your|the) request /
      request (?:for (?:\w+ ){1,8})?(?:is|been|was) (?:sent|submitted|received|made|in) /
      (?:is|been) requested`,
    proof: /\b(?:request|pending)\b/,
  },
  {
    topic: "cancel",
    done: `
      cancelled canceled deleted removed erased archived withdrawn voided revoked unsubscribed`,
    base: "cancel delete remove erase archive cancelling canceling",
    said: String.raw`
      call(?:ed)? \w+ off / is off the (?:list|calendar|book|diary) /
      (?:took|taken) (?:\w+ ){1,5}(?:off|out of) the (?:list|calendar|book|diary) /
      no longer (?:in the (?:book|calendar|diary)|exists?|booked|stands?) /
      (?:old|earlier|VISIT) (?:is|was) gone / cancellation (?:went|is) through / storniert / cancelad[oa] /
      annul[eé]e?`,
    proof:
      /\b(?:cancel\w*|delet\w*|remov\w*|eras\w*|archiv\w*|withdr\w*|revok\w*|take back|drop|leave|end|unblock)\b/,
  },
  {
    topic: "move",
    done: `moved rescheduled postponed shifted swapped switched pushed bumped`,
    base: "move reschedule postpone shift swap moving rescheduling",
    said: String.raw`
      brought (?:\w+ ){0,2}forward / (?:changed|change) (?:your|the) (?:visit|booking|appointment) /
      (?:now )?(?:starts?|is) at (?:xtime )?instead / change (?:is|was|has been) made / verschoben`,
    proof: /\b(?:mov\w*|resched\w*|swap\w*|switch\w*|change\w*)\b/,
  },
  {
    topic: "pay",
    done: `refunded charged waived credited reimbursed returned deducted repaid`,
    base: "refund waive reimburse charge refunding",
    said: String.raw`
      (?:your|the|her|his|their) money (?:is |comes )?(?:on its way )?back / money is on / paid back /
      (?:deposit|payment|xnum) (?:is (?:in|down)|came in) / (?:is|was|been|are) (?:paid|deducted) /
      (?:deposit|xnum) (?:is|was|been|are) (?:taken|paid|returned) / comes back to you`,
    proof: /\b(?:refund\w*|charg\w*|waiv\w*|credit\w*|paid|payment|pay)\b/,
  },
  {
    topic: "send",
    done: `
      texted emailed e-mailed mailed messaged rung phoned delivered notified informed alerted forwarded
      reminded`,
    base: "text remind notify inform",
    said: String.raw`
      (?:i|we) (?:have )?(?:sent|told|let) (?:you|her|him|them|it|the|a|an|your|maren|\p{L}+) /
      (?:sent|told)(?= (?:you|her|him|them|the salon)) / (?:is|was|been|are) sent / in your inbox /
      knows (?:you|that|about) / is on its way / went to \p{L}+ /
      will (?:ring|call|phone|text) you (?:this|today|tonight|in|on|at|xdate|xtime) /
      check your (?:inbox|mail|e-?mails?|phone) / put (?:in )?a word`,
    proof: /\b(?:sent|send|text|emails?|mail|message|notif\w*|invite|share|outbox)\b/,
  },
  {
    topic: "hold",
    base: "holding keeping hold",
    said: String.raw`
      (?:held|kept|saved|hold|keep|save)(?: \w+){0,3} (?:for you|free for) /
      (?:held|kept|saved)(?= (?:\w+ ){0,2}ROOM\b) /
      ROOM (?:is |was |been |has |being )*(?:held|kept|saved)\b`,
    proof: /\b(?:book\w*|confirm\w*|request|held|hold)\b/,
  },
  {
    topic: "book",
    done: `
      booked reserved scheduled secured pencilled penciled squeezed slotted confirmed arranged blocked
      approved accepted okayed locked rebooked signed gebucht bestatigt reserviert confirmad[oa]
      reservad[oa] reserve prenotat[oa] confermat[oa]`,
    base: "book reserve schedule squeeze confirming booking",
    said: String.raw`
      (?:set|made|noted)(?: up)?(?= (?:\w+ ){0,2}ROOM\b) /
      ROOM (?:is |was |been |has )*(?:set|made|put|noted)\b /
      (?:wrote|written|put|have|has|got|get|add|added|popped) (?:you|me) (?:\w+ )?(?:in|down|on|for|to|here)\b /
      (?:i|we) (?:have )?got you$ / (?:i|we|and) took it / (?:i|we) squeeze / (?:it|that) is (?:on )?xdate /
      (?:can )?see your VISIT / with you in / your (?:\w+ ){1,2}is (?:on|at) (?:xdate|xtime) /
      (?:in|on|into) (?:the|\p{L}+s) (?:book|diary|schedule|calendar) / to \p{L}+'s calendar /
      has you (?:down|in|on|for) / have (?:that|it|this|you) (?:down|on|in) /
      put (?:the|that|it|your) (?:\w+ )?(?:down|name) / your name (?:is )?(?:on|in|down) /
      (?:you|we) are (?:all |good )?(?:in(?! luck| the right| good| touch|to)|on(?= for| xdate| the schedule)|down for|set|to go)\b /
      (?:all|good) (?:set|to go) / (?<!only )(?:is |as |are )?(?:all |now )?yours /
      see you(?: (?:then|there|soon|on|at|xdate|in|again)|$) /
      (?:will|can not wait to) see (?:you|\p{L}+ on)(?! what) /
      look(?:ing)? forward to (?:see\w*|welcom\w*|your) / (?:is|will be) (?:expecting|waiting for) you /
      expects you / you (?:now )?have (?:got )?(?:an?|your|the) (?:\w+ )?VISIT / you have xdate /
      (?:your|our) (?:\w+ )?(?:VISIT|slot|place|spot|seat|time)(?: (?:on|with|for) \w+| xnum)? (?:is|was|stands|starts|went|has|takes)(?! not) /
      your (?:reservation|booking|confirmation) number / confirmation (?:is|was|been) /
      thank(?:s| you) for (?:your )?booking / consider (?:it|yourself) /
      (?:says|said) (?:yes|that you can come) / (?:maren|salon|stylist|she|he) (?:is |has )?agreed(?! to) /
      (?:please )?(?:come|be here|be there|you here) (?:on )?xdate / xdate (?:then|it is) /
      (?:buchung|termin|cita|reserva|reservation|rendez-vous|appuntamento|prenotazione) (?:ist|esta|est|e)`,
    proof:
      /^(?!request\b).*\b(?:book\w*|confirm\w*|reserv\w*|schedul\w*|appointments?|visits?|block)\b/,
  },
  {
    topic: "order",
    done: `ordered reordered submitted`,
    said: String.raw`placed (?:the|an|your) order / order (?:is|was|been) (?:placed|made)`,
    proof: /\b(?:order\w*|submit\w*)\b/,
  },
  {
    topic: "told",
    said: String.raw`
      (?<=(?:i|we) (?:have |did |would )?)(?!(?:looked|checked|found|seen|read|searched|noticed|compared|counted|understood|heard|missed|meant|thought|wanted|tried|needed|liked|mentioned|suggested|assumed|planned|expected|offered|set|made|put|had|been|got|can|could|would|need|updated|created|recorded|saved|added|adjusted|corrected|changed|noted|marked|booked|told)\b)(?:\w{2,}ed|sent|send|let|left|given|taken|drawn|written|spoken|rung|passed)`,
    proof: /./,
  },
  {
    topic: "write",
    done: `
      updated created recorded saved added adjusted corrected logged published imported merged uploaded
      applied assigned started stopped paused changed noted unblocked closed turned raised lowered marked`,
    said: String.raw`
      (?:i|we) (?:have )?(?:set|put|made) / made a note / is on file / went live`,
    proof: /./,
  },
  {
    topic: "done",
    said: String.raw`
      (?:^|is |are |all |been )done / sorted / settled / taken care of / went through /
      (?:is|are) (?:all )?complete / (?:will|i) see to it / (?:is|it is) in$ /
      nothing (?:else|more|further) (?:is )?(?:needed|required|to do)(?: from you)?`,
    proof: /./,
  },
];

/** What tells of one topic, as patterns. */
export type Rule = Record<"done" | "base" | "said", RegExp | undefined> &
  Pick<Entry, "topic" | "proof">;

const anyOf = (words: string | undefined, between: RegExp) =>
  words === undefined
    ? undefined
    : new RegExp(
        String.raw`(?<![\p{L}'])(?:${words
          .split(between)
          .map((each) => each.trim())
          .filter(Boolean)
          .join("|")
          .replaceAll(/[A-Z]{4,}/g, (name) => WORDS[name] ?? name)})(?![\p{L}'])`,
        "gu",
      );

/** Every topic, in the order in which they are read. */
export const RULES: readonly Rule[] = ENTRIES.map(({ topic, done, base, said, proof }) => ({
  topic,
  done: anyOf(done, /\s+/),
  base: anyOf(base, /\s+/),
  said: anyOf(said, /\s\/\s/),
  proof,
}));
