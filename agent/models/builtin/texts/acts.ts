import { wallOf } from "#tools/values/zone-rules.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { say, using, type Decision } from "#agent/models/builtin/decision.ts";
import { isOfTexts } from "#agent/models/builtin/hear/texts.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { View } from "#agent/models/builtin/view.ts";

/** What to do first about a wish of mails and texts. */
export function beginTexts(wish: Wish, view: View): Decision | undefined {
  if (!isOfTexts(wish)) return undefined;
  switch (wish.kind) {
    case "textDay":
      return textDay(wish.when, wish.body, view);
    case "readTexts":
      return wish.who
        ? using(view, "find_clients", { search: wish.who })
        : using(view, "read_texts", { whose: wish.whose });
    case "takeBack": {
      const batchId = lastBatch(view);
      if (batchId) return using(view, "take_back_texts", { batchId });
      return view.events.some(({ kind }) => kind === "results")
        ? using(view, "undo_last", {})
        : say("There is nothing here that I could take back.");
    }
    case "outbox":
      return using(view, "list_outbox", wish.failed ? { status: "failed" } : {});
    default:
      return undefined;
  }
}

/** What follows on a look for the client whose texts are wanted. */
export function afterTexts(
  state: State,
  tool: string,
  value: unknown,
  view: View,
): Decision | undefined {
  const { wish } = state.heard.detail;
  if (tool !== "find_clients" || wish?.kind !== "readTexts" || !wish.who) return undefined;
  const { items } = value as { items: { id: string; name: string }[] };
  const meant = called(wish.who, items, ({ name }) => name);
  const [one, another] = meant;
  if (!one) return say(`There is no record of ${wish.who}.`);
  if (another) return say("Which one do you mean? Say the whole name.");
  return using(view, "read_texts", { clientId: one.id });
}

function textDay(when: string, body: string, view: View): Decision {
  const { here } = view;
  if (!here) return say("I can't see the calendar here.");
  if (body === "") return say("What shall I write to them?");
  const heard = hearWhen(when, here);
  const today = wallOf(here.timeZone, here.now.getTime()).date;
  const date = heard?.date ?? heard?.days?.[0] ?? heard?.range?.from ?? today;
  const from = heard?.after ?? heard?.time;
  return using(view, "text_day", {
    date,
    stylistId: here.stylistId,
    ...(from && { from }),
    body,
  });
}

/** What was written to many last in this chat, by what it is taken back by. */
function lastBatch({ events }: View): string | undefined {
  const written = events
    .flatMap((event) => (event.kind === "results" ? event.results : []))
    .findLast(({ tool, status }) => tool === "text_day" && status === "ok");
  const batch = (written?.value as { batchId?: unknown } | undefined)?.batchId;
  return typeof batch === "string" ? batch : undefined;
}
