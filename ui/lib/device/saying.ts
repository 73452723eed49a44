import { create } from "zustand";

/** What is read aloud now, by the key of whoever asked for it. */
export const useSaying = create<{ key: string | undefined }>(() => ({ key: undefined }));

/** Whether this browser reads aloud. */
export const canSay = (): boolean =>
  typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

/** Reads aloud, in the place of what was being read. Browsers fall silent in long texts, so it goes sentence by sentence. */
export function say(key: string, words: string): void {
  if (!canSay()) return;
  speechSynthesis.cancel();
  const sentences = words.match(/[^.!?\n]+[.!?]*/g)?.map((each) => each.trim()) ?? [];
  const spoken = sentences.filter(Boolean);
  if (spoken.length === 0) return;
  useSaying.setState({ key });
  spoken.forEach((sentence, at) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = "en";
    if (at === spoken.length - 1) {
      const done = () => useSaying.getState().key === key && useSaying.setState({ key: undefined });
      utterance.addEventListener("end", done);
      utterance.addEventListener("error", done);
    }
    speechSynthesis.speak(utterance);
  });
}

/** Falls silent. */
export function hush(): void {
  useSaying.setState({ key: undefined });
  if (canSay()) speechSynthesis.cancel();
}
