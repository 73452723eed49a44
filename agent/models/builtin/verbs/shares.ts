/** From this share of one on a tool is called: what looks only, what can be taken back, what cannot. */
export const ENOUGH = { look: 0.45, act: 0.6, forGood: 0.7 } as const;
/** More than this for words that are no order at all, and nothing is changed for them. */
export const MOST_TALK = 0.2;
/** From this on no act is made of them by the rest of the model either. */
export const HALF_TALK = 0.4;
/** From this on words are taken for no order at all. */
export const TALK = 0.5;
/** Below this nothing is made of them. */
export const LEAST = 0.12;
/** Below this nothing is offered either. */
export const OFFERED = 0.3;
/** From this on the words are another's than the row's that hears them. */
export const OVERRULES = 0.93;
/** The same for words that are no order at all, where the row changes something: leaving it is the safer fault. */
export const OVERRULES_ACTS = 0.85;
/** From this on what was taught is believed before the rest of the model. */
export const SURE = 0.95;
/** The same where what is wanted is a frame, which the rest of the model hears no more. */
export const FRAMED = 0.8;
/** With this share left for the row's tool, its words are not another's. */
export const LIKELY = 0.005;
