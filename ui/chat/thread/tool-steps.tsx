import { ChevronRight, CircleAlert, CircleSlash, Sparkles } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { AnalysisProgress } from "#ui/cards/analysis-progress.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { cx } from "#ui/lib/cx.ts";
import { useProgressOf } from "./progress.ts";
import { cardFor } from "#ui/chat/cards/tool-cards.tsx";
import { nameOf, resultOf, type ToolPart } from "./tool-parts.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** What the assistant did, as one faint line; a tap unfolds each step. */
export function ToolSteps({
  parts,
  anew = new Set(),
  onStop,
}: {
  parts: readonly ToolPart[];
  /** The calls that were asked for anew further down. */
  anew?: ReadonlySet<string> | undefined;
  /** Stops the reply, and with it an analysis that runs. */
  onStop?: (() => void) | undefined;
}) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const last = parts.at(-1);
  const running = parts.find(isRunning);
  const progress = useProgressOf(running?.toolCallId);
  if (!last) return null;
  if (progress && onStop)
    return (
      <AnalysisProgress
        progress={progress}
        onCancel={onStop}
        skip={hasPhotos(running) ? [] : ["photos"]}
      />
    );
  const { icon: Icon = Sparkles } = cardFor(last) ?? {};
  const summary =
    parts.length === 1 ? lineOf(last) : running ? lineOf(running) : joined(parts.map(lineOf));
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
        className="flex max-w-full items-center gap-2.5 rounded-small text-left text-sm text-ink-3 hover:text-ink-2 touch:min-h-11"
      >
        {running ? <Spinner className="size-4.5" /> : <Icon size={18} aria-hidden="true" />}
        <span className="truncate">{summary}</span>
        <ChevronRight
          size={15}
          aria-hidden="true"
          className={cx("shrink-0 transition-transform duration-150", open && "rotate-90")}
        />
      </button>
      <ul
        id={details}
        hidden={!open}
        className="mt-2 ml-2 flex flex-col gap-2 border-l border-line-soft pl-[18px] text-sm text-ink-2"
      >
        {parts.map((part) => (
          <Step key={part.toolCallId} part={part} />
        ))}
      </ul>
      {parts.map((part) => (
        <Refused key={part.toolCallId} part={part} isAnew={anew.has(part.toolCallId)} />
      ))}
    </div>
  );
}

function Step({ part }: { part: ToolPart }) {
  const given = Object.entries((part.input as Record<string, unknown> | undefined) ?? {}).flatMap(
    ([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [`${spaced(name)}: ${value}`] : [],
  );
  return (
    <li>
      <p>{lineOf(part)}</p>
      {given.length > 0 && <p className="text-xs break-words text-ink-3">{given.join(" · ")}</p>}
    </li>
  );
}

/** A refusal is never folded away: it says what happened and, where a plan would allow it, the way there. */
function Refused({ part, isAnew }: { part: ToolPart; isAnew: boolean }) {
  const result = resultOf(part);
  if (part.state === "output-denied") {
    return (
      <p className="mt-2 flex items-start gap-2.5 text-sm text-ink-3">
        <CircleSlash size={18} className="shrink-0" aria-hidden="true" />
        {isAnew ? "Changed below." : `Not done: ${part.approval?.reason ?? "you declined it."}`}
      </p>
    );
  }
  if (!result || result.ok) return null;
  const way = wayOut(result);
  return (
    <p className="mt-2 flex items-start gap-2.5 rounded-m bg-warn-soft px-4 py-3 text-sm">
      <CircleAlert size={18} className="shrink-0 text-warn" aria-hidden="true" />
      <span>
        {result.sentence}{" "}
        {way && (
          <Link to={way.to} className="font-semibold underline underline-offset-2">
            {way.words}
          </Link>
        )}
      </span>
    </p>
  );
}

/** Where what was refused becomes possible; undefined where no plan would help. */
function wayOut({ code, requiredTier }: { code: string; requiredTier?: string | undefined }) {
  if (code === "subscription_required" && !requiredTier)
    return { to: "/inventory", words: "Open the inventory" };
  if (code === "subscription_required" || code === "post_limit_reached")
    return { to: "/social-media", words: "View the posting plans" };
  return requiredTier || code === "quota_exceeded"
    ? { to: "/settings", words: "View all plans" }
    : undefined;
}

/** Whether a call that runs was given photos. */
function hasPhotos(part: ToolPart | undefined): boolean {
  const { currentPhotos, targetPhoto } = (part?.input ?? {}) as {
    currentPhotos?: unknown[];
    targetPhoto?: unknown;
  };
  return targetPhoto !== undefined || (currentPhotos?.length ?? 0) > 0;
}

const isRunning = ({ state }: ToolPart) =>
  state === "input-streaming" || state === "input-available" || state === "approval-responded";

function lineOf(part: ToolPart): string {
  const card = cardFor(part);
  if (!card) return spaced(nameOf(part));
  const result = resultOf(part);
  if (result?.ok) return card.done(part.input, result.value);
  if (result) return card.failed;
  return isRunning(part) ? card.doing : card.waiting;
}

const joined = (lines: string[]) =>
  [...new Set(lines)]
    .map((line, at) => (at === 0 ? line : line.charAt(0).toLowerCase() + line.slice(1)))
    .join(", ");
const spaced = (name: string) =>
  oneSpelling(name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " "));
