/** The largest export that is taken in, in bytes. */
export const MAX_EXPORT_BYTES = 500 * 1024 * 1024;
