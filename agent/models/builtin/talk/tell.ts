import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { listed } from "#agent/models/builtin/wording.ts";

const TELLS =
  /^(?:(?:ok|okay|and|now|then|please|yes|right|so|great|can you|could you|also|just) )*(?:(?:tell|text|message|notify|write to|drop|send) (?<whom>her|him|them|[a-z][a-z'-]+)|let (?<who>her|him|them|[a-z][a-z'-]+) know)(?: (?:a text|a message|that|so|about (?:it|that|this)|the (?:new )?(?:time|day|date|change)|we(?:'re| are)? sorry|i(?:'m| am) sorry|sorry|with (?:a )?sorry|then|now|please|too|as well))*[.! ]*$/;
const THEM = /^(?:her|him|them)$/;

/** How a client reads what was done with a visit. */
const DONE: Readonly<Record<string, (what: string, when: string, many: boolean) => string>> = {
  set_appointment_status: (what, when, many) =>
    `your ${what} ${when} ${many ? "are" : "is"} cancelled`,
  move_appointment: (what, when, many) => `your ${what} ${many ? "are" : "is"} now ${when}`,
  book_client: (what, when) => `you are booked in for ${what} ${when}`,
};

const visitOf = ({ tool, status, value }: Result): Appointment | undefined => {
  const of = value as Partial<Appointment> | undefined;
  const isDone = status === "ok" && tool in DONE && of?.clientName && of.appointmentDate;
  const isOff = tool !== "set_appointment_status" || of?.status === "cancelled";
  return isDone && isOff ? (of as Appointment) : undefined;
};

/** A text to a client of what was just done with their visits: "ok tell her". */
export function tellingOf(
  text: string,
  results: readonly Result[],
  told: Told,
): HeardVerb | undefined {
  const found = TELLS.exec(plain(text));
  const said = found?.groups?.["whom"] ?? found?.groups?.["who"];
  const verb = frameOf("text_client");
  const done = [...told.earlier, ...results].filter((each) => visitOf(each));
  const last = done.at(-1);
  const of = last && visitOf(last);
  if (!said || !verb || !last || !of) return undefined;
  const isNew = results.includes(last);
  const isTheirs = THEM.test(said)
    ? isNew || told.spoken.of.client?.toLowerCase() === of.clientName.toLowerCase()
    : of.clientName.toLowerCase().split(" ").includes(said);
  if (!isTheirs) return undefined;
  const alike = done
    .filter(({ tool }) => tool === last.tool)
    .flatMap((each) => visitOf(each) ?? [])
    .filter(({ clientName, appointmentDate }) =>
      [clientName === of.clientName, appointmentDate === of.appointmentDate].every(Boolean),
    );
  const visits = [...new Map(alike.map((each) => [each.id, each])).values()];
  const body = wordsOf(last.tool, visits, /\bsorry\b/.test(plain(text)));
  return {
    verb,
    slots: { client: of.clientName, body },
    text: plain(text),
    doubt: undefined,
  };
}

function wordsOf(tool: string, visits: readonly Appointment[], sorry: boolean): string {
  const [first] = visits;
  if (!first) return "";
  const many = visits.length > 1;
  const at = (of: Appointment) => `at ${spokenTime(of.appointmentTime)}`;
  const on = `on ${spokenDate(first.appointmentDate)}`;
  const what = listed(visits.map((of) => (many ? `${of.serviceType} ${at(of)}` : of.serviceType)));
  const done = DONE[tool]?.(what, many ? on : `${on} ${at(first)}`, many) ?? "";
  const [name = ""] = first.clientName.split(" ");
  return `Hi ${name}, ${done}.${sorry ? " Sorry about that." : ""}`;
}
