/** The largest photo taken in, in bytes. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Photos of the hair as it is, in one consultation. */
export const MAX_CURRENT_PHOTOS = 5;
