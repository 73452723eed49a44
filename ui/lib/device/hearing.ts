/** What browsers call speech recognition; the types that TypeScript brings leave it out. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
};
type Heard = Event & {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};
type Failed = Event & { error: string };

/** What is told while somebody speaks. */
export type Listener = {
  /** Words that are sure, and those that may still change. */
  onWords: (said: string, unsure: string) => void;
  /** It heard enough, was stopped, or may not listen: then with a sentence. */
  onEnd: (trouble?: string) => void;
};

const recognition = (): (new () => Recognition) | undefined => {
  const known = globalThis as unknown as Record<string, (new () => Recognition) | undefined>;
  return known["SpeechRecognition"] ?? known["webkitSpeechRecognition"];
};

/** Whether this browser turns speech into words. */
export const canHear = (): boolean => recognition() !== undefined;

const TROUBLE: Record<string, string> = {
  "not-allowed": "The microphone is blocked. Allow it for this page, then try again.",
  "service-not-allowed": "This browser does not let the page listen.",
  "audio-capture": "No microphone was found.",
  network: "Listening needs a connection. Type it instead.",
};

/**
 * Listens in the browser's language and gives what stops it. It ends by itself after silence, unless it is `steady`:
 * then it goes on until it is stopped.
 */
export function listen({ onWords, onEnd }: Listener, steady = false): () => void {
  const Recogniser = recognition();
  if (!Recogniser) {
    onEnd("This browser cannot listen.");
    return () => {};
  }
  const ear = new Recogniser();
  ear.lang = navigator.language;
  ear.continuous = true;
  ear.interimResults = true;
  let over = false;
  let trouble: string | undefined;
  ear.addEventListener("result", (event) => {
    const { results, resultIndex } = event as Heard;
    let said = "";
    let unsure = "";
    for (let at = resultIndex; at < results.length; at += 1) {
      const words = results[at]?.[0]?.transcript ?? "";
      if (results[at]?.isFinal) said += words;
      else unsure += words;
    }
    onWords(said.trim(), unsure.trim());
  });
  ear.addEventListener("error", (event) => {
    trouble = TROUBLE[(event as Failed).error];
  });
  ear.addEventListener("end", () => {
    // browsers end by themselves after a pause
    if (steady && !over && !trouble) ear.start();
    else if (!over || trouble) onEnd(trouble);
  });
  ear.start();
  return () => {
    if (over) return;
    over = true;
    ear.stop();
    onEnd();
  };
}
