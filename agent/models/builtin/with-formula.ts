import { call, can, say, type Decision } from "./decision.ts";
import { hearBrand } from "./hear/brands.ts";
import { namesIn } from "./hear/calendar-words.ts";
import { isCommon, withNames } from "./hear/people.ts";
import { plain } from "./hear/text.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

const OWNED =
  /(?:^|\s)([\p{L}][\p{L}-]+)['’]s (?:last |old |previous |latest |toner |gloss )*(?:formula|bowl|toner|gloss|mix|recipe|visit|colou?r)\b/iu;
const OF = /\b(?:formula|bowl|toner|mix|recipe|visit) (?:of|for|on) ([A-Z][\p{L}-]+)\b/u;
const NOBODY =
  /^(?:it|that|this|what|who|he|she|here|there|let|today|client|how|where|everyone|salon)$/i;

/** Runs on the consultation of this chat, of the client who was named, or of the one that the chat stands beside. */
export function withFormula(
  state: State,
  view: View,
  what: string,
  run: (made: NonNullable<State["consultation"]>) => Decision,
): Decision {
  const opened = state.results.some(({ tool }) => tool === "get_consultation");
  const owner = ownerIn(state.words, view.names);
  const { consultation } = state;
  if (owner && !opened && !isOf(consultation, owner) && can(view, "find_consultations"))
    return call("find_consultations", { q: owner.replace(/(?<=\p{L}{3}[^s])s$/u, "") });
  if (consultation) return run(consultation);
  if (state.recordId && !opened && can(view, "get_consultation"))
    return call("get_consultation", { id: state.recordId });
  return say(
    `There is no formula in this chat to ${what} yet. Whose do you mean? Name the client, ask for a new one, or open a consultation and ask beside it.`,
  );
}

/** Whose formula is spoken of, where a name says so: "convert Dana's last formula". A name in small letters is one of the salon's own. */
export function ownerIn(words: string, names?: View["names"]): string | undefined {
  const name = OWNED.exec(words)?.[1] ?? OF.exec(words)?.[1];
  if (name && !NOBODY.test(name)) return name;
  // every sentence begins with a capital: "Mix 25% more" names nobody
  const said = words.replace(/^\W*\p{Lu}\p{Ll}+/u, (first) =>
    isCommon(first.toLowerCase()) ? first.toLowerCase() : first,
  );
  const isTyped = (one: string) =>
    said.includes(one) || !names || one.split(" ").some((part) => names.has(part.toLowerCase()));
  return namesIn(withNames(said)).find((one) => !hearBrand(plain(one)).brand && isTyped(one));
}

const isOf = (made: State["consultation"], name: string) =>
  made?.consultation.clientName
    .toLowerCase()
    .includes(name.toLowerCase().replace(/(?<=\p{L}{3}[^s])s$/u, "")) ?? false;
