import type { Fact, Letter } from "#tools/messages/letters/letter-schema.ts";
import type { OrderPaper, PaperLine } from "./order-paper.ts";

/** Mail programs cut long mails off; the attached list has every line. */
const LINES_IN_LETTER = 60;

/** What the mail to the supplier says. */
export function orderLetter({ number, orderedBy, note, salon, supplier, lines }: OrderPaper): {
  subject: string;
  letter: Letter;
} {
  const left = lines.length - LINES_IN_LETTER;
  const facts: Fact[] = [
    { label: "Order", value: number },
    { label: "Account number", value: supplier.accountNumber },
    { label: "Deliver to", value: [salon.name, salon.address].filter(Boolean).join(", ") },
    { label: "Ordered by", value: orderedBy },
    { label: "Phone", value: salon.phone },
    { label: "E-mail", value: salon.email },
    ...lines.slice(0, LINES_IN_LETTER).map(factOf),
  ].filter(({ value }) => value !== "");
  return {
    subject: `Order ${number} from ${salon.name}`,
    letter: {
      greeting: `Hello ${supplier.name},`,
      paragraphs: ["Please send us the following."],
      facts,
      after: [
        ...(left > 0 ? [`And ${left} more: the attached list has all ${lines.length} lines.`] : []),
        ...(note ? [note] : []),
      ],
      smallPrint: [
        "The order is attached as a PDF to print and as a CSV file to read in. To ask or to change something, answer this e-mail.",
      ],
      sender: salon.name,
    },
  };
}

const factOf = ({ name, code, quantity, unit }: PaperLine): Fact => ({
  label: amountWords(quantity, unit),
  value: code ? `${name} (${code})` : name,
});

/** "12 tubes", "1 bottle", "60 ml". */
function amountWords(quantity: number, unit: string): string {
  const isMeasure = unit === "oz" || unit === "ml";
  return `${quantity} ${unit}${isMeasure || quantity === 1 ? "" : "s"}`;
}
