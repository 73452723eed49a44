import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** A fast way to say something: what is typed after the slash, what it is for, and the words it stands for. */
export type Command = {
  name: string;
  hint: string;
  /** Words that are put into the field, to be gone on with; or sent as they are. */
  words: string;
  sends?: true;
};

/** Everything that can be begun with a slash. */
export const COMMANDS: readonly Command[] = [
  { name: "formula", hint: "A bowl for a client", words: "Make a formula for " },
  { name: "correct", hint: "Put a color right", words: "Correct the color of " },
  { name: "convert", hint: "Into another brand or line", words: "Convert " },
  { name: "timer", hint: "Start one", words: "Start a timer for " },
  { name: "book", hint: "Put a client in the book", words: "Book " },
  { name: "move", hint: "Another time for a visit", words: "Move the appointment of " },
  { name: "price", hint: "Change what a service costs", words: "Change the price of " },
  { name: "reorder", hint: "What is low", words: "Reorder what is low", sends: true },
  { name: "stock", hint: "What is running out", words: "What is low in stock?", sends: true },
  {
    name: "texts",
    hint: "Who waits for an answer",
    words: "Show me the unread texts",
    sends: true,
  },
  { name: "post", hint: "A caption for a photo", words: "Write a post about " },
  { name: "undo", hint: "Take the last thing back", words: "Undo that", sends: true },
  { name: "help", hint: "What can be asked", words: "What can you do?", sends: true },
];

/** What is being written at the caret that can be completed, and where it stands in the text. */
export type Trigger = { kind: "command" | "client"; query: string; from: number; to: number };

/** A command stands alone at the head of the message; a client's name follows an @, and may have two words. */
export function triggerAt(text: string, caret: number): Trigger | undefined {
  const before = text.slice(0, caret);
  const command = /^\/([a-z]*)$/i.exec(before);
  if (command && !/\S/.test(text.slice(caret)))
    return { kind: "command", query: command[1]?.toLowerCase() ?? "", from: 0, to: caret };
  const client = /(?:^|\s)@(\p{L}[\p{L}'’.-]*(?: [\p{L}'’.-]*)?)$/u.exec(before);
  if (!client) return undefined;
  const query = client[1] ?? "";
  return { kind: "client", query, from: caret - query.length - 1, to: caret };
}

/** The commands that what was typed may become: by their names, then by what they are for. */
export function commandsFor(query: string): Command[] {
  const named = COMMANDS.filter(({ name }) => name.startsWith(query));
  const meant = COMMANDS.filter(
    (each) =>
      !named.includes(each) &&
      query.length > 1 &&
      oneSpelling(each.hint).includes(oneSpelling(query)),
  );
  return [...named, ...meant];
}

/** A message with the words of its command in the place of the slash: "/timer 35 min roots" is "Start a timer for 35 min roots". */
export function spelledOut(text: string): string {
  const typed = /^\/([a-z]+)(?:\s+([\s\S]*))?$/i.exec(text.trim());
  const command = COMMANDS.find(({ name }) => name === typed?.[1]?.toLowerCase());
  if (!command) return text;
  const rest = typed?.[2]?.trim() ?? "";
  if (command.sends) return rest ? `${command.words.replace(/[?.]$/, "")}: ${rest}` : command.words;
  return `${command.words}${rest}`.trimEnd();
}
