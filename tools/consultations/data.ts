/** Percent; shown, marked as an example, until outcomes are recorded. */
export const EXAMPLE_SUCCESS_RATE = 94;
