import { minorUnits } from "#tools/pricing/cost/cost-rules.ts";
import {
  SetProductPrice,
  type PricedPart,
  type ProductPrice,
} from "#tools/pricing/cost/cost-schema.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** A line whose prices are asked for. */
export type LineToPrice = {
  /** "brand/line". */
  line: string;
  name: string;
  /** What the developer it is mixed with is called; null for a line that takes none. */
  developer: string | null;
};

/** One price as it is being written. */
export type PriceDraft = {
  key: string;
  line: string;
  part: PricedPart;
  /** Null for the whole line; what is typed for a shade of its own. */
  code: string | null;
  /** The price that is kept so far. */
  kept: ProductPrice | undefined;
  amount: string;
  grams: string;
};

/** What a line is asked for: its colour, its developer, and the shades that have a price of their own. */
export function draftsOf(
  { line, developer }: LineToPrice,
  prices: readonly ProductPrice[],
  currency: string,
): PriceDraft[] {
  const own = prices.filter((price) => price.line === line);
  const whole = (part: PricedPart) =>
    draftOf(
      line,
      part,
      own.find((price) => price.part === part && price.code === null),
      currency,
    );
  const shades = own.filter(({ code }) => code !== null);
  return [
    whole("colour"),
    ...(developer === null ? [] : [whole("developer")]),
    ...shades.map((price) => draftOf(line, price.part, price, currency)),
  ];
}

/** An empty price for one shade of a line. */
export function shadeDraft(line: string, number: number): PriceDraft {
  return {
    key: `${line} new ${number}`,
    line,
    part: "colour",
    code: "",
    kept: undefined,
    amount: "",
    grams: "",
  };
}

/** What is wrong with a price, by its field; nothing for an empty one, which is no price. */
export function problemsOf(
  draft: PriceDraft,
): Partial<Record<"amount" | "grams" | "code", string>> {
  if (isEmpty(draft)) return {};
  const amount = typedNumber(draft.amount);
  const grams = typedNumber(draft.grams);
  const { packGrams } = SetProductPrice.shape;
  return {
    ...((amount === null || Number.isNaN(amount) || amount > 100_000) && {
      amount: "Write an amount, such as 9.50.",
    }),
    ...(!packGrams.safeParse(grams).success && { grams: "Write grams, such as 60." }),
    ...(draft.code === "" && { code: "Write the code of the shade, such as 7/1." }),
  };
}

/** The prices to keep, and those to forget: what was emptied. */
export function changesOf(
  drafts: readonly PriceDraft[],
  currency: string,
): { set: SetProductPrice[]; remove: string[] } {
  return {
    set: drafts.flatMap((draft) => {
      const { line, part, code } = draft;
      const [amount, packGrams] = [typedNumber(draft.amount), typedNumber(draft.grams)];
      if (amount === null || packGrams === null) return [];
      return [{ line, part, code, packGrams, price: minorUnits(amount, currency) }];
    }),
    remove: drafts.flatMap((draft) => (isEmpty(draft) && draft.kept ? [draft.kept.id] : [])),
  };
}

function draftOf(
  line: string,
  part: PricedPart,
  kept: ProductPrice | undefined,
  currency: string,
): PriceDraft {
  const code = kept?.code ?? null;
  return {
    key: `${line} ${part} ${code ?? ""}`,
    line,
    part,
    code,
    kept,
    amount: kept ? String(kept.price / 10 ** fractionDigits(currency)) : "",
    grams: kept ? String(kept.packGrams) : "",
  };
}

const isEmpty = ({ amount, grams }: PriceDraft) => !amount.trim() && !grams.trim();
