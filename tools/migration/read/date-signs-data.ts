/** Countries where 3/4 is the fourth of March, ISO 3166. */
export const MONTH_FIRST: ReadonlySet<string> = new Set(
  "US PR VI GU AS MP UM PH FM MH PW".split(" "),
);

/** Countries that write the day first and have money of their own that is written with a bare "$": there it points nowhere. */
export const OWN_DOLLAR: ReadonlySet<string> = new Set(
  "AU NZ SG HK BB BZ JM TT GY SR FJ MX AR CL CO UY DO CU EC SV PA".split(" "),
);

/** Countries that write the day first and the clock with AM and PM, in part at least: there it points nowhere. */
export const DAY_FIRST_WITH_HALF_DAYS: ReadonlySet<string> = new Set(
  "GB IE AU NZ SG HK MY IN PK BD LK ZA KE NG GH EG SA AE KW QA BB BZ JM TT GY FJ MX CO DO".split(
    " ",
  ),
);

/** Money as it is written, and what is written first by those who pay with it. A bare "$" counts as that of the USA. */
export const MONEY: readonly { sign: RegExp; called: string; order: "day" | "month" }[] = [
  { sign: /^(?:US ?\$|\$|USD|US dollars?|dollars?)$/i, called: "$", order: "month" },
  { sign: /^(?:₱|PHP)$/i, called: "₱", order: "month" },
  { sign: /^(?:€|EUR|euros?)$/i, called: "€", order: "day" },
  { sign: /^(?:£|GBP|pounds?)$/i, called: "£", order: "day" },
  {
    sign: /^(?:A\$|AU\$|AUD|NZ\$|NZD)$/i,
    called: "Australian or New Zealand dollars",
    order: "day",
  },
  { sign: /^(?:CHF|fr\.?|sfr\.?|franken)$/i, called: "CHF", order: "day" },
  { sign: /^(?:kr\.?|DKK|NOK|SEK)$/i, called: "kr", order: "day" },
  { sign: /^(?:zł|zl|PLN)$/i, called: "zł", order: "day" },
  { sign: /^(?:Kč|CZK)$/i, called: "Kč", order: "day" },
  { sign: /^(?:₺|TL|TRY)$/i, called: "₺", order: "day" },
  { sign: /^(?:₪|ILS)$/i, called: "₪", order: "day" },
  { sign: /^(?:₹|INR|Rs\.?)$/i, called: "₹", order: "day" },
  { sign: /^(?:R\$|BRL|reais)$/i, called: "R$", order: "day" },
  {
    sign: /^(?:AED|SAR|ZAR|MXN|ARS|CLP|COP|lei|RON)$/i,
    called: "a currency of those who write the day first",
    order: "day",
  },
];
