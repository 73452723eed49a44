import type { Report } from "#agent/models/builtin/report.ts";
import type { LastTexts } from "#tools/messages/inbox/last-texts.ts";
import type { Message } from "#tools/messages/schema.ts";
import type { TakenBack, TextedMany } from "#tools/messages/sms-schema.ts";

/** What came of a look at mails and texts, or of writing some; undefined for other tools. */
export function reportTexts(tool: string, value: unknown): Report | undefined {
  switch (tool) {
    case "read_texts":
      return { text: texts(value as LastTexts) };
    case "text_day":
      return written(value as TextedMany);
    case "take_back_texts":
      return { text: takenBack(value as TakenBack) };
    case "list_outbox":
      return { text: outbox(value as { messages: Message[]; total: number }) };
    default:
      return undefined;
  }
}

function texts({ name, texts: all }: LastTexts): string {
  const theirs = all.filter(({ direction }) => direction === "in");
  const last = theirs.at(-1);
  if (!last) return `${name} has not written a text.`;
  return `${name} wrote last: “${last.body}”`;
}

function written({ recipients, batchId }: TextedMany): Report {
  const reached = recipients.filter(({ channel }) => channel !== null);
  const left = recipients.filter(({ channel }) => channel === null);
  if (!batchId || reached.length === 0) return { text: "Nobody of that day can be reached." };
  const ways = (["sms", "mail"] as const).flatMap((way) => {
    const count = reached.filter(({ channel }) => channel === way).length;
    return count > 0 ? [`${count} by ${way === "sms" ? "text" : "mail"}`] : [];
  });
  const rest = left.length > 0 ? ` Not reached: ${left.map(({ name }) => name).join(", ")}.` : "";
  return {
    text: `It waits a moment and then goes to ${reached.length}: ${ways.join(", ")}.${rest}`,
    next: [{ label: "Take it back", says: "Take it back" }],
  };
}

function takenBack({ cancelled, gone }: TakenBack): string {
  if (cancelled === 0) return "It was too late: all of them have gone.";
  const late = gone > 0 ? ` ${gone} had gone already.` : "";
  return `Taken back: ${cancelled} ${cancelled === 1 ? "message does" : "messages do"} not go out.${late}`;
}

function outbox({ messages, total }: { messages: Message[]; total: number }): string {
  if (total === 0) return "There is nothing like that in the outbox.";
  const failed = messages.filter(({ status }) => status === "failed" || status === "undelivered");
  const waiting = messages.filter(({ status }) => status === "queued" || status === "sending");
  const parts = [
    failed.length > 0 ? `${failed.length} did not go through` : "",
    waiting.length > 0 ? `${waiting.length} still waiting` : "",
  ].filter(Boolean);
  return `The newest ${messages.length} of ${total}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`;
}
