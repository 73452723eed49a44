import type { LucideIcon } from "lucide-react";
import type { FunctionComponent } from "react";
import type { ToolName, ToolTypes } from "#tools/registry.ts";
import { capital } from "#ui/lib/format.ts";

type Input<Name extends ToolName> = ToolTypes[Name]["input"];
type Value<Name extends ToolName> = Extract<ToolTypes[Name]["output"], { ok: true }>["value"];

/** How one tool appears: the quiet line of its work in each state, and the card of its result. */
export type ToolCard<Name extends ToolName> = {
  icon: LucideIcon;
  /** What it does: "change the order" makes "Changing the order". */
  does: string;
  done: (input: Input<Name>, value: Value<Name>) => string;
  /** The line when it was refused, where that is not "Could not" do it; the reason stands below it. */
  failed?: string;
  /** The line while it waits for a tap, where that is not "Waiting for you to" do it. */
  waiting?: string;
  /** The word on the button of what waits for a tap. */
  act?: string;
  Card?: FunctionComponent<{ value: Value<Name>; input: Input<Name>; compact: boolean }>;
};

/** The lines of a tool's work. */
export function linesOf({
  does,
  act,
  failed = `Could not ${does}`,
  waiting = act && `Waiting for you to ${does}`,
}: Pick<ToolCard<ToolName>, "does" | "failed" | "waiting" | "act">) {
  const doing = underWay(does);
  return { doing, failed, waiting: waiting ?? doing };
}

/** Verbs that double their last letter before "-ing". */
const DOUBLED = new Set(["put", "stop", "begin", "forget", "drop", "set", "let", "cancel"]);

function underWay(does: string): string {
  const [verb = "", ...rest] = does.split(" ");
  const stem = DOUBLED.has(verb) ? verb + verb.at(-1) : verb.replace(/(?<=[^e])e$/, "");
  return capital([`${stem}ing`, ...rest].join(" "));
}
