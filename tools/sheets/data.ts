/** What a sheet may weigh and how long it may be, unless more is allowed. */
export const MAX_SHEET_BYTES = 10 * 1024 * 1024;
export const MAX_SHEET_ROWS = 100_000;
