import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormulaImport } from "#tools/migration/formulas/schema.ts";
import { cancelImport, listImports, startImport, undoImport } from "#ui/api/house/imports.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { plural, shortDate } from "#ui/lib/format.ts";
import { standingOf } from "./upload-words.ts";

/** What was sent before, how it stands, and what can still be done with it. */
export function ImportHistory({
  open,
  onOpen,
}: {
  /** The one that the screen shows already. */
  open: string | undefined;
  onOpen: (id: string) => void;
}) {
  const query = useQuery(listImports);
  const data = query.data?.filter(({ id }) => id !== open);
  if (open && data?.length === 0) return null;
  return (
    <Card title="Earlier uploads">
      <QueryView
        query={{ ...query, data }}
        name="earlier uploads"
        shape={["h-14"]}
        empty={
          <p className="text-ink-2">
            Nothing yet. What you upload is listed here and can be undone.
          </p>
        }
      >
        {(imports) => (
          <ul>
            {imports.map((each) => (
              <ImportRow key={each.id} sent={each} onOpen={() => onOpen(each.id)} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function ImportRow({ sent, onOpen }: { sent: FormulaImport; onOpen: () => void }) {
  const { label, tone } = standingOf(sent);
  const { status, count, skipped, createdAt, fileName, id, error } = sent;
  const took = [
    plural(count, "formula"),
    skipped > 0 ? `${skipped.toLocaleString()} left out` : "",
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-soft py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate font-semibold" title={fileName}>
          {fileName}
        </p>
        <p className="text-sm text-ink-2">
          {shortDate(createdAt)}
          {status === "done" && ` · ${took.filter(Boolean).join(", ")}`}
          {status === "undone" && count > 0 && ` · ${plural(count, "changed formula")} kept`}
        </p>
        {error && <p className="text-sm text-ink-2">{error}</p>}
      </div>
      <Badge tone={tone}>{label}</Badge>
      <Acts sent={sent} onOpen={onOpen} id={id} />
    </li>
  );
}

function Acts({ sent, id, onOpen }: { sent: FormulaImport; id: string; onOpen: () => void }) {
  const undo = useMutation(undoImport);
  const cancel = useMutation(cancelImport);
  const start = useMutation(startImport);
  const { status, interrupted, fileName } = sent;
  const waits = status === "received" || status === "checked" || status === "failed";
  if (status === "done")
    return (
      <div className="flex items-center gap-3">
        <TextLink to={`/library?importId=${id}`} className="justify-center text-sm touch:min-w-11">
          Open
        </TextLink>
        <Button
          aria-label={`Undo ${fileName}`}
          onClick={() => undo.mutate(id)}
          pending={undo.isPending}
        >
          Undo
        </Button>
      </div>
    );
  return (
    <div className="flex gap-2">
      {waits && <Button onClick={onOpen}>Go on</Button>}
      {interrupted && (
        <Button onClick={() => start.mutate(id, { onSuccess: onOpen })} pending={start.isPending}>
          Start again
        </Button>
      )}
      {(waits || status === "running") && (
        <Button
          kind="ghost"
          aria-label={`Cancel ${fileName}`}
          onClick={() => cancel.mutate(id)}
          pending={cancel.isPending}
        >
          Cancel
        </Button>
      )}
    </div>
  );
}
