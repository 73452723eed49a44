/*
 * The words in which a model may speak to a client. A statement is made of these, of names and figures that the salon has,
 * and of nothing else: a word that stands nowhere here leaves it unproven.
 */

/** What a clause can be about. Of each it may only say what a fact of the turn says. */
export type Topic =
  | "absent"
  | "always"
  | "asks"
  | "booked"
  | "changes"
  | "closed"
  | "done"
  | "form"
  | "free"
  | "full"
  | "listed"
  | "looks"
  | "menu"
  | "never"
  | "noted"
  | "open"
  | "possible"
  | "price"
  | "requested"
  | "salonDecides"
  | "test"
  | "unbooked";

/** What is booked, as it may be called. */
export const VISIT = "(?:visit|appointment|booking|reservation)s?";
const CHANGE = "(?:cancel|mov|chang|reschedul)(?:led|ling|ed?|ing)?";
/** What it is, once it is. */
export const STATE = "(?:booked|confirmed|reserved|scheduled|made)";
const LIST = "(?:on|to) the waiting list";
const TOKEN = String.raw`(?=(?: only)? (?:time|[\uE000-\uF8FF]))`;

/** Words of each topic, the more particular first: what it is when said, and what it is when denied. */
export const TOPICS: readonly (readonly [words: string, said: Topic, denied: Topic])[] = [
  ["(?:for free|free of charge)", "never", "never"],
  [
    `
      (?:needs? |requires? |asks? for )?(?:a )?(?:valid )?patch tests?(?: (?:is|are) (?:needed|required
      |necessary))?(?: first| before(?:hand)?)?`,
    "test",
    "never",
  ],
  // what the page and the salon do, whatever was said
  [
    "(?:the |a |by its |through the |by the )?link(?: below| in (?:your|the) confirmation)?(?: opens it)?",
    "always",
    "never",
  ],
  ["confirmation has", "always", "never"],
  [
    `
      (?:to|lets you) (?:cancel|move|change|reschedule)(?: or (?:cancel|move|change|reschedule))*(?: it| (?:a
      |your) ${VISIT})?`,
    "always",
    "never",
  ],
  [
    `
    (?:to|you) (?:find|look for) (?:a|another) time|(?:you )?(?:can |will )?find (?:us|the salon)
    |you (?:can |will )?find`,
    "always",
    "never",
  ],
  ["(?:the |a )?(?:booking )?form(?: on this page| below)?", "form", "never"],
  [
    `
      (?:you|your ${VISIT}|a ${VISIT}|${VISIT}|it) (?:can|could|may|might) (?:also )?(?:be )?
      ${CHANGE}(?: or ${CHANGE})?(?: (?:it|(?:a|your) ${VISIT}))?
      |changes are possible|${CHANGE}(?: or ${CHANGE})? is possible`,
    "changes",
    "changes",
  ],
  [`(?:can|could|able to) not (?:be )?${CHANGE}`, "always", "always"],
  [
    `
      (?:still |first )*(?:(?:has|have|needs?) to|(?:salon|stylist) (?:will|must|has not)) (?:say yes
      |be confirmed|confirm(?:ed)?|accept(?:ed)?)(?: by)?
      |salon to (?:confirm|say yes|decide)`,
    "salonDecides",
    "never",
  ],
  [
    `
      (?:your ${VISIT} )?(?:will|would) (?:only |first )?be confirmed(?: by(?: the salon)?)?(?: first)?
      |confirms each(?: booking)?(?: itself)?`,
    "salonDecides",
    "never",
  ],
  [
    `
      (?:salon|stylist|colourist) (?:(?:will|would|can|could|may|might|should)(?: (?:need|want|have) to)? )?
      (?:then )?(?:tell|write|call|look|decide|say|speak|contact|help|advise|answer|discuss|let|explain|show
      |check|see what|assess|get back|be in touch)s?(?: (?:to |with )?you)?(?: know| more)?(?: back)?`,
    "always",
    "never",
  ],
  [
    `
      arranges it with|does not look (?:right|complete)|hear (?:back )?from|question for
      |(?:ask|contact|call|(?:talk|speak) (?:to|with)) (?:the )?(?:salon|stylist)
      |(?:get|receive) (?:a|an|the) (?:e-mail|email|mail|text)
      |(?:only|just) (?:here to )?(?:help|handle|assist|do|take|make)`,
    "always",
    "never",
  ],
  [
    "(?:an?|the) (?:automated |virtual |booking |online )*assistant|a person|a program",
    "always",
    "always",
  ],
  [
    `
    (?:might|may|could|would) be (?:a |the |an )?(?:good|best|better|easier|easiest|quicker)(?: first step
    | idea| place)?`,
    "always",
    "never",
  ],
  [
    `
    (?:one|a) (?:more|last|quick|final) (?:thing|question|detail)
    |a few (?:more )?(?:things|questions|details)|take your time|change your mind|feel free
    |for (?:any )?changes(?: (?:to|of) (?:a|your) visit)?|(?:at|during) your visit`,
    "always",
    "never",
  ],
  [
    `
    (?:having |have )?trouble (?:understanding|following)
    |(?:i |we )?(?:completely |totally |fully )?understand`,
    "always",
    "always",
  ],
  [`(?:can|could) (?:put|add) you ${LIST}`, "possible", "never"],
  [`(?:(?:put|added|been|placed) )*(?:you )?(?:now )?${LIST}(?: now)?`, "listed", "never"],
  [
    `
      (?:can|could|may|might|would|must|has to|have to|to) (?:only |both |then )?(?:have you |be |get )?
      (?:book|${STATE})(?: online)?`,
    "possible",
    "unbooked",
  ],
  [
    "put (?:it|that|this|your wish) (?:down )?in(?:to)? (?:the|your) notes(?: of your visit)?",
    "noted",
    "never",
  ],
  // a time
  [
    `
      (?:(?:fully|completely|already) )+booked|booked (?:out|up|solid)
      |(?:booked|taken) by (?:someone|somebody|another)(?: else| client)?
      |(?:someone|somebody) (?:else|was (?:faster|quicker))`,
    "full",
    "free",
  ],
  [
    "(?:no longer|not) (?:free|available)|full|(?<!i have |we have |i |we )(?:been )?taken",
    "full",
    "free",
  ],
  ["gone", "full", "free"],
  [
    `
      free|available|would be possible|(?<=[\uE000-\uF8FF] )times?|openings?(?! hours)
      |(?:the )?(?:earliest|closest|next)(?: one| time)?|found|find
      |(?:can|could) (?:come|offer|see you|do)`,
    "free",
    "full",
  ],
  ["left", "never", "full"],
  [`(?:i|we|stylist) (?:have|has)${TOKEN}`, "free", "full"],
  ["bookings open", "possible", "never"],
  ["not a working day", "closed", "closed"],
  ["opens?(?! up)|(?:opening )?hours(?: are)?|closes|close at", "open", "closed"],
  ["closed", "closed", "open"],
  // the visit
  [
    `
      (?:all )?${STATE}|all set|complete|see you|look(?:ing)? forward(?: to (?:see|welcom)ing you)?|expects? you
      |thank(?:s| you) for (?:your )?booking|book (?:it|that)(?: one)?`,
    "booked",
    "unbooked",
  ],
  [
    `
      (?:put|have|get|got) you (?:down|in)|in the (?:book|diary|calendar)
      |your (?:${VISIT}|time|slot|place|confirmation)|(?:get|receive) (?:a|the) confirmation`,
    "booked",
    "unbooked",
  ],
  [`(?:no )?${VISIT} under|you have|you are (?:in(?! luck)|on|down)`, "booked", "unbooked"],
  [
    `
      (?:sent|received|made|noted) your request|(?:your|the) request (?:for a )?(?:is|has been|was)
      |(?:is |are |been )?requested|request (?:sent|received)|(?:been )?(?:received|sent)`,
    "requested",
    "never",
  ],
  ["(?:all )?done", "done", "never"],
  // the menu
  [
    `
      costs?|prices?|takes?|depend(?:s|ing)? on|var(?:y|ies)|(?:is |are )?priced|starts? (?:at|from)
      |on request|lasts?`,
    "price",
    "never",
  ],
  [
    `
    choose (?:between|from)|(?:the following|these) services|(?<=[\uE000-\uF8FF] )services
    |(?:on )?(?:the|our) menu(?: includes| has)?|we offer|offer|here is what`,
    "menu",
    "absent",
  ],
  // talk
  [
    "(?:let me |let us |i |we |i will |we will )(?:look(?:ed)?|check(?:ed)?)(?: at| for)?",
    "looks",
    "looks",
  ],
  [
    `
      please|tell me|let me know|(?:send|write|give|text) (?:me|us)|let me|let us
      |(?:i|we) (?:will |would |also |still |just |only )*need|(?:one|just a) moment`,
    "asks",
    "asks",
  ],
  [
    "hello|hi|hey|thanks|thank you|welcome|sorry|good (?:morning|afternoon|evening|to know)",
    "always",
    "never",
  ],
  [
    `
      no problem|no worries|great choice|good choice|my pleasure|you are welcome
      |i (?:would )?(?:love|like|be happy|be glad) to(?: help)?|take care|gladly|in luck|great(?: news)?
      |happy to help|glad to help(?: you)?|got it|nice to meet you|lovely|perfect|wonderful
      |have a (?:lovely|nice|good) day`,
    "always",
    "never",
  ],
];
