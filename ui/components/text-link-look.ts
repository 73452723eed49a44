/** The look of a link within words, for those that lead out of the app: high enough for a finger, without pushing the lines apart. */
export const TEXT_LINK =
  "inline-flex min-h-6 items-center font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink touch:-my-2.5 touch:min-h-11";
