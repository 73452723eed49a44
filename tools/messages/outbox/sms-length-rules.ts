import { SegmentedMessage } from "sms-segments-calculator";

/** What a text is billed as. */
export type SmsLength = {
  /** Parts of 160 characters, or 153 where there are several; of 70 and 67 in UCS-2. */
  segments: number;
  /** As whoever writes it counts them. */
  characters: number;
  encoding: "GSM-7" | "UCS-2";
  /** Characters that make it UCS-2, each once. */
  costly: string[];
};

/** How long a text is on the wire. */
export function lengthOf(body: string): SmsLength {
  const text = new SegmentedMessage(body);
  return {
    segments: text.segmentsCount,
    characters: text.numberOfCharacters,
    encoding: text.encodingName,
    costly: [...new Set(text.getNonGsmCharacters())],
  };
}

const PLAIN: Record<string, string> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
  "…": "...",
  "\u00A0": " ",
  "\u202F": " ",
  "\u2009": " ",
};

/** The same words with typewriter's quotes, dashes and spaces, which alone would make a text twice as dear. */
export function plainlySet(body: string): string {
  return body.replaceAll(/[‘’‚“”„–—‑…\u00A0\u202F\u2009]/g, (mark) => PLAIN[mark] ?? mark);
}
