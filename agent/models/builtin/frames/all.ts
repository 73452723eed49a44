import { CLIENT_CHANGES } from "./client-changes.ts";
import { CLIENT_RECORDS } from "./client-records.ts";
import { CLIENT_TESTS } from "./client-tests.ts";
import { CLIENTS } from "./clients.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { ACCOUNT } from "./account.ts";
import { BOOKING_RULES } from "./booking-rules.ts";
import { CHATS } from "./chats.ts";
import { FIGURES } from "./figures.ts";
import { MESSAGE_SETTINGS } from "./message-settings.ts";
import { MONEY } from "./money.ts";
import { MOVES } from "./moves.ts";
import { NOTIFICATIONS } from "./notifications.ts";
import { PAYMENT_SETTINGS } from "./payment-settings.ts";
import { PLANS } from "./plans.ts";
import { RETENTION } from "./retention.ts";
import { TEAM } from "./team.ts";
import { TEMPLATES } from "./templates.ts";
import { OPEN_SCREEN } from "./screens.ts";
import { FORMULA_IMPORTS } from "./formula-imports.ts";
import type { Frame } from "./frame.ts";
import { POSTS } from "./posts.ts";
import { TEXTS } from "./texts.ts";

/** Everything that is read by what was taught alone. */
export const FRAMES: readonly Frame[] = [
  ...CLIENTS,
  ...CLIENT_CHANGES,
  ...CLIENT_RECORDS,
  ...CLIENT_TESTS,
  ...CONVERSATIONS,
  ...TEXTS,
  ...ACCOUNT,
  ...BOOKING_RULES,
  ...CHATS,
  ...FIGURES,
  ...FORMULA_IMPORTS,
  ...MESSAGE_SETTINGS,
  ...MONEY,
  ...MOVES,
  ...NOTIFICATIONS,
  ...PAYMENT_SETTINGS,
  ...PLANS,
  ...RETENTION,
  ...TEAM,
  ...TEMPLATES,
  OPEN_SCREEN,
  ...POSTS,
];

const byId = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** The frame of an intent; undefined where rows of words still hear what it says. */
export const frameOf = (id: string): Frame | undefined => byId.get(id);
