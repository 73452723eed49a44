/** Asked for with every amount that is shown. */
const digitsOf = new Map<string, number>();

/** How many digits a currency has after the point: 2 for most, 0 for yen. */
export function fractionDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, found);
  return found;
}

/** Money in words of its currency, everywhere without cents that are none: "$150", "$149.50", "€80". `more` digits show what is smaller than a cent. */
export function priceText(minor: number, currency: string, more = 0): string {
  const digits = fractionDigits(currency);
  const whole = minor % 10 ** digits === 0;
  return formatOf(currency, { least: whole ? 0 : digits, most: digits + more }).format(
    minor / 10 ** digits,
  );
}

/** Making a format takes longer than using it, and a menu is all prices. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, { least, most }: { least: number; most: number }) {
  const key = `${currency} ${least} ${most}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  formats.set(key, format);
  return format;
}

/** A million of a currency and more is a slip of the finger. */
export const TOO_MUCH = 1_000_000;

/**
 * The minor units of a price as people write it: "$150", "149.50 €", "1,200", "CHF 1'250.-". Its sign is that of the
 * salon's currency or a bare "$"; null for another currency, for cents that the currency has not, and for what is no price.
 */
export function parsePrice(text: string, currency: string): number | null {
  const [, before = "", figures = "", after = ""] =
    /^([^\d-]*)(\d(?:[\d.,' \u00a0\u202f]*\d)?)(\D*)$/.exec(text.trim()) ?? [];
  if (!figures || !isSignOf(before + after.replace(/^[.,][-–]/, ""), currency)) return null;
  const digits = fractionDigits(currency);
  const written = partsOf(figures.replace(/[' \u00a0\u202f]/g, ""), { digits, currency });
  if (!written) return null;
  const cents = written.fraction.replace(/0+$/, "");
  if (cents.length > digits || Number(written.whole) >= TOO_MUCH) return null;
  return Number(written.whole + cents.padEnd(digits, "0"));
}

/** Currencies whose countries write thousands with a point; in every other "1.005" is a slip, and no price. */
const POINTS_GROUP: ReadonlySet<string> = new Set(
  "ARS BRL CLP COP DKK EUR HUF IDR ISK PYG RON RSD TRY UYU VND".split(" "),
);

/** Three figures after a comma are thousands, and after a point where that is the custom; in a currency of three decimals they are those. */
function partsOf(
  figures: string,
  { digits, currency }: { digits: number; currency: string },
): { whole: string; fraction: string } | null {
  const found = /^([\d.,]*?)(?:([.,])(\d*))?$/.exec(figures);
  const [, head = "", mark = "", tail = ""] = found ?? [];
  const isFraction =
    mark !== "" && !head.includes(mark) && (tail.length !== 3 || /[.,]/.test(head));
  if (isFraction || (mark === "." && tail.length === digits && !head.includes("."))) {
    const whole = ungrouped(head, currency);
    return whole === null ? null : { whole, fraction: tail };
  }
  const whole = ungrouped(figures, currency);
  return whole === null ? null : { whole, fraction: "" };
}

function ungrouped(figures: string, currency: string): string | null {
  if (!/[.,]/.test(figures)) return figures;
  const byPoint = /^[1-9]\d{0,2}(\.\d{3})+$/.test(figures) && POINTS_GROUP.has(currency);
  return byPoint || /^[1-9]\d{0,2}(,\d{3})+$/.test(figures) ? figures.replace(/[.,]/g, "") : null;
}

function isSignOf(written: string, currency: string): boolean {
  const sign = written.replace(/\s/g, "").toUpperCase();
  return sign === "" || sign === "$" || signsOf(currency).includes(sign);
}

function signsOf(currency: string): string[] {
  const shown = (["code", "symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay })
      .formatToParts(0)
      .filter(({ type }) => type === "currency"),
  );
  return shown.map(({ value }) => value.toUpperCase());
}
