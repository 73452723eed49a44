import { ArrowRight, Check, CircleAlert, CircleSlash } from "lucide-react";
import type { Migration, MigrationStatus } from "#tools/migration/schema.ts";
import {
  broughtWords,
  isAlwaysSaid,
  kindName,
  KINDS_SHOWN,
} from "#ui/cards/migration/migration-words.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { cx } from "#ui/lib/cx.ts";
import { RemarkedRows } from "./remarked-rows.tsx";
import { Undo } from "./undo.tsx";

const LOOKS = {
  completed: { icon: Check, tone: "bg-ok-soft text-ok", said: "is done" },
  failed: { icon: CircleAlert, tone: "bg-bad-soft text-bad", said: "failed" },
  cancelled: { icon: CircleSlash, tone: "bg-accent-soft text-ink-2", said: "was cancelled" },
  undone: { icon: CircleSlash, tone: "bg-accent-soft text-ink-2", said: "was undone" },
} as const satisfies Partial<Record<MigrationStatus, unknown>>;

/** A migration that is over: what came, what was left out and why, and the way back. */
export function Ended({ migration, onClose }: { migration: Migration; onClose: () => void }) {
  const { id, status, platformName, skipped, warned, errorLog, itemsImported } = migration;
  const look = LOOKS[status as keyof typeof LOOKS];
  const brought = Object.values(itemsImported).some((count) => count > 0);
  return (
    <Card>
      <div className="flex items-center gap-4">
        <span className={cx("grid size-12 shrink-0 place-items-center rounded-full", look.tone)}>
          <look.icon size={22} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            Your move from {platformName} {look.said}
          </h2>
          {status === "failed" && (
            <p className="mt-1 text-sm whitespace-pre-line text-bad [overflow-wrap:anywhere]">
              {errorLog ?? "No reason was kept."}
            </p>
          )}
          {(status === "failed" || status === "cancelled") && (
            <p className="mt-1 text-sm text-ink-2">
              You can start again with the same files or account: what has come already is
              recognized and does not come twice.
            </p>
          )}
          {status === "undone" && (
            <p className="mt-1 text-sm text-ink-2">
              {brought
                ? `What it brought was taken out. Changed or used since, and still here: ${broughtWords(migration)}.`
                : "What it brought was taken out."}
            </p>
          )}
        </div>
      </div>
      {(status === "completed" || brought) && status !== "undone" && (
        <Counts migration={migration} />
      )}
      {skipped > 0 && <RemarkedRows id={id} which="skipped" count={skipped} />}
      {warned > 0 && status !== "undone" && <RemarkedRows id={id} which="warned" count={warned} />}
      <div className="mt-5 flex flex-wrap gap-2">
        {status === "completed" && itemsImported.clients > 0 && (
          <ButtonLink kind="primary" to="/clients">
            Open the clients
            <ArrowRight size={17} aria-hidden="true" />
          </ButtonLink>
        )}
        <Button onClick={onClose}>Close</Button>
        {brought && status !== "undone" && <Undo id={id} />}
      </div>
    </Card>
  );
}

function Counts({ migration }: { migration: Migration }) {
  const { itemsImported, alreadyThere } = migration;
  return (
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
      {KINDS_SHOWN.filter((kind) => isAlwaysSaid(kind) || itemsImported[kind] > 0).map((kind) => (
        <div key={kind} className="rounded-m bg-sunken px-4 py-3">
          <dt className="text-sm text-ink-2">{kindName(kind)}</dt>
          <dd className="font-display text-xl font-semibold tabular-nums">
            {itemsImported[kind].toLocaleString()}
          </dd>
          {alreadyThere[kind] > 0 && (
            <dd className="text-xs text-ink-3">
              {alreadyThere[kind].toLocaleString()} there already
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
