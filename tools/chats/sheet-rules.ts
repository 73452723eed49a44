/** Sheets of another system in a message. */
export const MAX_CHAT_SHEETS = 5;
