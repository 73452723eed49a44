/** What reads one word of a row's end, such as `books Haircut, FRIDAY 14:30, Ida`, into what is expected. */
type Readers<Talk> = Record<string, (rest: string) => Partial<Talk>>;

/** The days that rows name: the salon's clock stands at Wednesday, November 18, 2026, ten in the morning in Berlin. */
const DAYS: Record<string, string> = {
  TODAY: "2026-11-18",
  THURSDAY: "2026-11-19",
  FRIDAY: "2026-11-20",
  MONDAY: "2026-11-23",
  TUESDAY: "2026-11-24",
  WEDNESDAY: "2026-11-25",
  NEXT_FRIDAY: "2026-11-27",
};

/** That moment. Friday at ten is taken, Saturday is full, Sunday closed. */
export const NOW = "2026-11-18T09:00:00Z";

/**
 * Conversations by kind: a line `# kind`, then one a line, turns between slashes, `=>` and how it ends, in parts between bars.
 * `\n` in a turn breaks its line.
 */
export function talksIn<Talk extends { says: string[] }>(
  table: string,
  readers: Readers<Omit<Talk, "says">>,
): Record<string, Talk[]> {
  const talks: Record<string, Talk[]> = {};
  let kind: Talk[] = [];
  for (const line of table.trim().split("\n")) {
    if (line.startsWith("# ")) kind = talks[line.slice(2)] = [];
    else kind.push(talkOf(line, readers));
  }
  return talks;
}

function talkOf<Talk extends { says: string[] }>(
  line: string,
  readers: Readers<Omit<Talk, "says">>,
): Talk {
  const [turns = "", end = ""] = line.split(" => ");
  const parts = end.split(" | ").map((part) => {
    const [word = ""] = part.split(" ", 1);
    const reader = readers[word];
    if (!reader) throw new Error(`Nothing reads “${part}” of “${line}”`);
    return reader(part.slice(word.length + 1));
  });
  const says = turns.split(" / ").map((turn) => turn.replaceAll("\\n", "\n"));
  return Object.assign({ says }, ...parts) as Talk;
}

/** A day of a row as a date, YYYY-MM-DD. */
export const dayOf = (word: string) => DAYS[word] ?? word;

/** `FRIDAY 14:30`, or a day alone. */
export function whenOf(words: string): { date: string; time?: string } {
  const [day = "", time] = words.split(" ");
  return { date: dayOf(day), ...(time && { time }) };
}

/** A pattern of a row, as it is or by its name. */
export function patternOf(words: string, named: Record<string, RegExp>): RegExp {
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(words) ?? [];
  const pattern = source === undefined ? named[words] : new RegExp(source, flags);
  if (!pattern) throw new Error(`No pattern: ${words}`);
  return pattern;
}
