/** What may not be put on this hair today, how long to wait, and the strongest developer left. */
export type Gate = {
  colour: boolean;
  lightener: boolean;
  chemical: boolean;
  /** No permanent and no high-lift. */
  tint: boolean;
  highLift: boolean;
  developerMax: number;
  waitDays: number;
};
