import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { consentWords, rhythmWords } from "#tools/asks/rules.ts";
import type { AskOutcome, ScheduledAsk } from "#tools/asks/schema.ts";
import { changeAsk, deleteAsk } from "#ui/api/house/asks.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { shortDate, shortMoment } from "#ui/lib/format.ts";
import { AskWhen } from "./ask-when.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";

type Open = "edit" | "consent" | "delete";

/** One ask: what, when, how it went, and what can be done with it. */
export function AskRow({ ask }: { ask: ScheduledAsk }) {
  const { id, words, paused, consent, nextRunAt, lastOutcome } = ask;
  const [open, setOpen] = useState<Open>();
  const change = useMutation(changeAsk);
  const remove = useMutation(deleteAsk);
  const close = () => setOpen(undefined);
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0">
      <AskWhen rhythm={ask} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 wrap-anywhere">{words}</span>
          {paused && <Badge>Paused</Badge>}
          {lastOutcome === "waits" && <Badge tone="warn">Waits for you</Badge>}
          {lastOutcome === "failed" && <Badge tone="bad">Failed</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {rhythmWords(ask)}. {nextRunAt ? `Next ${shortDate(nextRunAt)}.` : ""}{" "}
          <LastRun ask={ask} />
        </p>
        <p className="text-sm text-ink-2">
          {consentWords(consent)
            ? `Done without a tap: ${consentWords(consent)}.`
            : "Whatever it would change waits for your tap."}
        </p>
        <div className="-ml-4 flex max-sm:-ml-2 max-sm:[&>button]:px-2">
          <Button
            kind="ghost"
            aria-label={`${paused ? "Go on with" : "Pause"} ${words}`}
            pending={change.isPending}
            onClick={() => change.mutate({ id, paused: !paused })}
          >
            {paused ? "Go on" : "Pause"}
          </Button>
          <Button kind="ghost" aria-label={`Edit ${words}`} onClick={() => setOpen("edit")}>
            Edit
          </Button>
          <Button
            kind="ghost"
            aria-label={`Consent for ${words}`}
            onClick={() => setOpen("consent")}
          >
            Consent
          </Button>
          <Button kind="ghost" aria-label={`Delete ${words}`} onClick={() => setOpen("delete")}>
            Delete
          </Button>
        </div>
      </div>
      {open === "edit" && <AskDialog ask={ask} onClose={close} />}
      {open === "consent" && <ConsentDialog ask={ask} onClose={close} />}
      {open === "delete" && (
        <ConfirmDialog
          title="Delete this ask?"
          act="Delete ask"
          pending={remove.isPending}
          onConfirm={() => remove.mutate(id, { onSettled: close })}
          onClose={close}
        >
          “{words}” is asked no more. What its runs said stays among your chats.
        </ConfirmDialog>
      )}
    </li>
  );
}

const CAME_OUT: Record<AskOutcome, string> = {
  running: "is being written",
  answered: "was answered",
  waits: "waits for you",
  failed: "could not be done",
};

function LastRun({ ask: { lastRunAt, lastOutcome, chatId } }: { ask: ScheduledAsk }) {
  if (!lastRunAt || !lastOutcome) return "It has not run yet.";
  const words = `Last ${shortMoment(lastRunAt)}: it ${CAME_OUT[lastOutcome]}.`;
  return (
    <>
      {words}{" "}
      {chatId && (
        <TextLink to={`/chat/${chatId}`} className="inline-flex min-h-11 items-center">
          Open the chat
        </TextLink>
      )}
    </>
  );
}
