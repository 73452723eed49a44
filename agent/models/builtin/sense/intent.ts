import type { ToolName } from "#tools/registry.ts";

/** What a piece of a sentence is. `word`: one of a few words, such as "cash"; `text`: somebody's own words; `name`: a name that is given anew. */
export type SlotKind =
  | "client"
  | "service"
  | "category"
  | "item"
  | "supplier"
  | "stylist"
  | "brand"
  | "line"
  | "shade"
  | "formula"
  | "post"
  | "tone"
  | "level"
  | "number"
  | "sum"
  | "percent"
  | "grams"
  | "volume"
  | "minutes"
  | "date"
  | "time"
  | "period"
  | "email"
  | "phone"
  | "name"
  | "text"
  | "word";

/** A thing that is wanted, however it is said. */
export type Intent = {
  /** The tool's name, with a word behind a dot where one tool stands for several things: "set_appointment_status.cancel". */
  id: string;
  /** The tool it comes to; none for what is only talk. */
  tool?: ToolName;
  /** The facts that may be said with it. */
  slots: Readonly<Record<string, SlotKind>>;
  /**
   * Plain sentences that the rows of words understand for certain, such as "set the price of {service} to {price}". The one with
   * the most gaps of which all are filled is taken. None: the words go on as they were said.
   */
  says: readonly string[];
};
