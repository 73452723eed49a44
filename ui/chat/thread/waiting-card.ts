import { createContext } from "react";

/** The tap of a card as it stands; null where it cannot be tapped. */
export type Tap = (() => void) | null;

/** The taps of the cards of a thread that wait, by approval. */
export const WaitingTaps = createContext(new Map<string, Tap>());

const YES =
  /^(?:(?:ok|okay|yes|yep|yeah|yup)[,.! ]*)*(?:yes|yep|yeah|yup|do it|go ahead|confirm(?: it)?|approve(?: it)?)(?:[,.! ]*(?:please|thanks|thank you))*[.! ]*$/i;

/** Whether typed or spoken words are a plain yes and nothing else: they tap the one card that waits above them. */
export const isPlainYes = (text: string): boolean => YES.test(text.trim());
