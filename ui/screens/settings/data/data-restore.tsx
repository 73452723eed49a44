import { useMutation, useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef } from "react";
import type { Restore } from "#tools/exports/schema.ts";
import { getRestore, isOnItsWay, startRestore } from "#ui/api/house/exports.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { shortDate } from "#ui/lib/format.ts";

/** An export into this salon, while it is empty: chosen, sent, and watched until it is in. */
export function DataRestore() {
  const last = useQuery(getRestore);
  const send = useMutation(startRestore);
  const input = useRef<HTMLInputElement>(null);
  return (
    <QueryView
      query={last}
      name="the last restore"
      failed="Whether an export was brought in could not be read"
      shape={["h-5 w-2/3"]}
    >
      {(restore) => {
        if (restore && isOnItsWay(restore)) return <OnItsWay restore={restore} />;
        return (
          <>
            <p className="text-sm text-ink-2">
              A ZIP that Undertone exported, up to 500 MB, into a salon without clients, visits,
              formulas or stock. It comes in whole or not at all. Nothing goes out by itself
              afterwards: texts, reminders and offers stay off until you turn them on, and your team
              comes back by invitation.
            </p>
            {restore && <Last restore={restore} />}
            <FormAlert error={send.error} />
            <input
              ref={input}
              type="file"
              accept=".zip,application/zip"
              aria-label="Export to bring in"
              className="sr-only"
              tabIndex={-1}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = "";
                if (file) send.mutate(file);
              }}
            />
            <Button
              icon={Upload}
              pending={send.isPending}
              onClick={() => input.current?.click()}
              className="self-start"
            >
              {send.isPending ? "Sending the file" : "Choose an export"}
            </Button>
          </>
        );
      }}
    </QueryView>
  );
}

function OnItsWay({ restore: { salonName, madeAt, done, total } }: { restore: Restore }) {
  const words = done > 0 ? `${done} of ${total}` : "It is being looked through";
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="text-sm">
        {salonName}, exported on {shortDate(madeAt)}, is being brought in. You can leave this page.
      </p>
      <ProgressBar
        label="Rows and photos brought in"
        value={done}
        max={Math.max(1, total)}
        valueText={words}
      />
      <p className="text-xs text-ink-3">{words}</p>
    </div>
  );
}

function Last({ restore }: { restore: Restore }) {
  const { status, salonName, madeAt, error, total, finishedAt } = restore;
  if (status === "failed")
    return (
      <FormAlert>{`${restore.fileName} was not brought in. ${error ?? "Nothing was changed."}`}</FormAlert>
    );
  return (
    <p className="text-sm">
      {salonName}, exported on {shortDate(madeAt)}, was brought in
      {finishedAt && ` on ${shortDate(finishedAt)}`}: {total} rows and photos.
    </p>
  );
}
