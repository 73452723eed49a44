import { createContext, createRef, type RefObject } from "react";

/** The tap of a card as it stands; null where none waits or it cannot be tapped. */
export type Tap = (() => void) | null;

/** The tap of the newest card of a thread. */
export const WaitingTap = createContext<RefObject<Tap>>(createRef());

const YES =
  /^(?:(?:ok|okay|yes|yep|yeah|yup)[,.! ]*)*(?:yes|yep|yeah|yup|do it|go ahead|confirm(?: it)?|approve(?: it)?)(?:[,.! ]*(?:please|thanks|thank you))*[.! ]*$/i;

/** Whether typed or spoken words are a plain yes and nothing else: they tap the card that waits right above them. */
export const isPlainYes = (text: string): boolean => YES.test(text.trim());
