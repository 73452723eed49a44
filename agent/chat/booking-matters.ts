/** What a sentence of a booking conversation may be of. */
export type Matter =
  | "address"
  | "advice"
  | "ahead"
  | "body"
  | "change"
  | "due"
  | "hold"
  | "hours"
  | "link"
  | "list"
  | "menu"
  | "needs"
  | "price"
  | "standing"
  | "stylist"
  | "test"
  | "visit"
  | "waits";

/** The words by which each is known, in the plain words of `plainly`: phrases with a slash between, "*" for the end of any word. */
const WORDS: Record<Matter, string> = {
  address:
    "find us / located / lane / street / road / we are at / where are you / where is / where r u",
  advice:
    "depends / result* / realistic / lift* / consult* / judge / (?<!no )promise / i promise / guarantee*",
  ahead: "ahead / in advance / far off / that far",
  body: `safe / safely / allerg* / react* / skin / scalp / pregnan* / expecting / mum* / risk* / damag* / sensitiv* / eczema /
    psoriasis / ppd / harm* / gentle / doctor / burn* / test*`,
  change: `cancel / cancelled / cancelling / move / moved / moving / move it / reschedul* / refund* / swap* / existing / look into /
    look it up / brought forward / released`,
  due: "deposit* / fee / fees / pay / pays / paying / payment* / (?<!you )paid / due / owe* / charge* / refund*",
  hold: "hold / holds / keep",
  hours: `(?<!bookings )open(?! up) / opens(?! up) / close(?! to) / closes / closed / finish / finishes / opening hours / mondays /
    tuesdays / wednesdays / thursdays / fridays / saturdays / sundays / works \\w+ to / works \\w+ through`,
  link: "link / change it / change your / change a / change anything / changing / change or / changes are / plans change",
  list: "waiting list / the list / waitlist / a list",
  menu: "not see(?! existing) / not offer / not have a / not on the menu / not on our menu / not mention / something on our menu",
  needs: "your name / your full name / your e ?mail / your best e ?mail / your address",
  price: `price* / cost* / menu / cheap* / expensive / tax / discount / percent / half off / include* / gift / save* / (?<!no )less / for free /
    comes free / free of / free with / how much / how long / under xnum`,
  standing: "request* / approv* / confirmed / says yes / say yes / agrees / final",
  stylist: "speciali* / look after you / takes? care / works at / only know of / do your hair",
  test: "test*",
  visit: `(?<!fully )(?<!completely )booked(?! out) / confirmed / reserv* / yours / in for / down for / see you / all set /
    put you(?! on the) / got you / have you / spot / saved / went through / you are in / fit you / expecting you`,
  waits: "wait / waiting(?! list) / waits / sit / sits / sitting / processing",
};

const KNOWN = Object.fromEntries(
  Object.entries(WORDS).map(([matter, words]) => {
    const phrases = words.split("/").map((each) => each.trim().replace(/\*$/, "\\w*"));
    return [matter, new RegExp(`\\b(?:${phrases.join("|")})\\b`)];
  }),
) as Record<Matter, RegExp>;

/** What a sentence in plain words is of. */
export const mattersIn = (plain: string): ReadonlySet<Matter> =>
  new Set((Object.keys(WORDS) as Matter[]).filter((matter) => KNOWN[matter].test(plain)));
