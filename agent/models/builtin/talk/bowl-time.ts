import type { OpenedConsultation } from "#tools/consultations/assistant-schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";
import { theirs } from "#agent/models/builtin/verbs/finders-chair.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";

/** Said where the grams of a formula are held back. */
export const HELD =
  "The checks hold the grams of this formula back; its card says which check it is.";

/** How long it stays on somebody's head, by their newest formula and what is noted of them. */
export const timeFor = (client: string, text: string): HeardVerb => ({
  verb: {
    tool: "get_consultation",
    slots: { client: "client" },
    finds: [theirs],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value) => timeOf(value as OpenedConsultation),
  },
  slots: { client },
  text,
  doubt: undefined,
});

/** How long it stays on: what is noted of this client comes before what the line takes. */
export function timeOf({ steps, record, consultation }: OpenedConsultation): string {
  const own = notedTime(record);
  if (steps.length === 0) return own ?? HELD;
  const told = byLine({ steps });
  return own
    ? `${own} min, by what is noted of ${consultation.clientName}. By the formula: ${told}`
    : told;
}

/** The minutes that a record tells of this head. */
function notedTime(record: OpenedConsultation["record"]): string | undefined {
  const noted = [record?.mustKnow, record?.notes].flatMap((each) => each?.split(/[.;\n]+/) ?? []);
  const of = noted.find(
    (each) => MINUTES.test(each) && OF_HEAD.test(each) && !/\blate\b/i.test(each),
  );
  const said = of && MINUTES.exec(of)?.[1];
  return said && (/\d/.test(said) ? said : String(amountIn(said) ?? said));
}

const MINUTES = /\b(\d{1,2}|[a-z]+(?:[- ]five)?) ?min(?:ute)?s?\b/i;
const OF_HEAD =
  /\b(?:toner|tone|colou?r|white|grey|gray|hairline|roots?|lengths?|bleach|lightener|process\w*|develop\w*|leave|gloss)\b/i;

function byLine({ steps }: Pick<ConsultationResult, "steps">): string {
  return steps
    .map(({ role, lineName, minutes: [least, most] }) => {
      const [line = lineName] = lineName.split(" / ");
      const span = least === most ? `${most}` : `${least} to ${most}`;
      return `${steps.length > 1 ? `${role}, ${line}` : line}: ${span} min.`;
    })
    .join(" ");
}
