const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:de |da |van |von |del )?\p{Lu}[\p{L}'’-]+){0,2}`;
/** Words that begin with a capital and are nobody. */
const NOBODY =
  /^(?:move|book|cancel|confirm|block|push|shift|reschedule|resched|postpone|put|pencil|stick|pop|bung|jot|slot|shove|chuck|whack|is|are|who|what|when|where|any|can|could|would|will|show|open|find|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|i|i'm|i've|im|my|the|her|his|a|an|mark|complete|schedule|squeeze|fit|get|please|gloss|balayage|root|toner|highlights|cut|does|has|no|not|actually|sorry|yes|ok|okay|hey|hi|add|swap|bring|call|today|tomorrow|next|this|that|on|at|for|to|after|before|first|last|how|do|did|keep|make|change|let|bin|drop|free|start|stop|two|also|and|but|if|it|it's|we|she|he|they|see|check|tell|text|anyone|anybody|someone|everyone|koleston|wella|redken|matrix|igora|topchic|majirel|illumina|blondor|olaplex|inoa|goldwell|loreal|schwarzkopf|shades|eq)$/i;

/** Everybody who is named, in the order of the sentence. */
export function namesIn(typed: string): string[] {
  return [...typed.matchAll(new RegExp(NAME, "gu"))].flatMap(([found]) => {
    const words = found.split(" ");
    while (words[0] && NOBODY.test(bare(words[0]))) words.shift();
    // what is somebody's ends their name: "Priya's Balayage"
    const owner = words.findIndex((word) => /['’]s$/u.test(word));
    if (owner >= 0) words.length = owner + 1;
    while (words.length > 0 && NOBODY.test(bare(words.at(-1) ?? ""))) words.pop();
    return words.length > 0 ? [bare(words.join(" "))] : [];
  });
}

const bare = (name: string) => name.replace(/['’]s$/u, "");
