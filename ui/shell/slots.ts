import type { ComponentType } from "react";

/** Which screen, and which record on it, the assistant is docked beside. */
export type Beside = { screen: string; recordId?: string };

/** What other parts of the product put into the shell. A slot left open takes no room. */
export type ShellSlots = {
  /** The assistant beside a screen. */
  dock?: ComponentType<{ beside: Beside }>;
  /** Recent chats, under Assistant in the sidebar. */
  threads?: ComponentType;
  /** Running timers, in the top bar. */
  timer?: ComponentType;
  /** What speaks up on whatever screen: timers that ring. */
  alerts?: ComponentType;
  /** Everything there is to go to and to do, over the screen; `onClose` puts it away. */
  palette?: ComponentType<{ screens: Screens; onClose: () => void }>;
  /** What everybody must know, above every screen. */
  notice?: ComponentType;
};

/** What a route says about itself to the shell. */
export type RouteHandle = {
  title: string;
  /** The screen is the chat itself: no dock beside it, and it scrolls by itself. */
  chat?: boolean;
  /** The screen has a bar of its own. */
  ownBar?: boolean;
  /** Shown to anyone, signed in or not. */
  open?: boolean;
};

/** The registered screens by path, with what warms each one's code. */
export type Screens = ReadonlyMap<string, () => Promise<unknown>>;
