import type { LucideIcon } from "lucide-react";
import type { FunctionComponent } from "react";
import type { ToolName, ToolTypes } from "#tools/registry.ts";

type Input<Name extends ToolName> = ToolTypes[Name]["input"];
type Value<Name extends ToolName> = Extract<ToolTypes[Name]["output"], { ok: true }>["value"];

/** How one tool appears: the quiet line of its work in each state, and the card of its result. */
export type ToolCard<Name extends ToolName> = {
  icon: LucideIcon;
  doing: string;
  done: (input: Input<Name>, value: Value<Name>) => string;
  /** The line when it was refused; the reason stands below it. */
  failed: string;
  /** The line while it waits for a tap, and the word on the button of that card. */
  waiting?: string;
  act?: string;
  Card?: FunctionComponent<{ value: Value<Name>; input: Input<Name>; compact: boolean }>;
};
