import { displayName } from "#tools/values/name-rules.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { WrittenFormula } from "#tools/bench/write-schema.ts";
import { listConsultations } from "#ui/api/chair/consultations.ts";
import { putOnHair } from "#ui/api/chair/library.ts";
import { Objections } from "#ui/cards/formula-editor/objections.tsx";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { timeAgo } from "#ui/lib/format.ts";

type Props = { id: string; name: string; onClose: () => void };

/** Whose hair the formula goes on: one of the consultations. Then what the checks say of it there. */
export function UseDialog({ id, name, onClose }: Props) {
  const put = useMutation(putOnHair);
  const written = put.data;
  const consultationId = put.variables?.consultationId;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={written ? outcomeOf(written) : `Use ${name || "this formula"} on a client`}
      description={
        written ? undefined : "The checks judge it on the hair of the consultation you choose."
      }
      actions={
        written && (
          <>
            <Button onClick={onClose}>Close</Button>
            <ButtonLink kind="primary" to={`/history/${consultationId}`}>
              Open the consultation
            </ButtonLink>
          </>
        )
      }
    >
      {written ? (
        <div className="flex flex-col gap-3">
          <p className="text-ink-2">
            It is kept with the consultation as your own formula.
            {!written.ok && " The grams are held back until what the checks say is resolved."}
          </p>
          <Objections findings={written.findings} />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <FormAlert error={put.error} />
          <Choose
            pending={put.isPending ? consultationId : undefined}
            onChoose={(chosen) => put.mutate({ id, consultationId: chosen })}
          />
        </div>
      )}
    </Dialog>
  );
}

const outcomeOf = ({ ok, findings }: WrittenFormula) =>
  ok ? (findings.length > 0 ? "Saved, with a word of the checks" : "Saved") : "The checks stop it";

function Choose({
  pending,
  onChoose,
}: {
  pending: string | undefined;
  onChoose: (consultationId: string) => void;
}) {
  const [sought, setSought] = useState("");
  const list = useInfiniteQuery(listConsultations(useDeferredValue(sought.trim())));
  return (
    <>
      <SearchField
        label="Find a client"
        placeholder="Find a client"
        value={sought}
        onChange={setSought}
      />
      <QueryView query={list} name="the consultations" shape={["h-40 rounded-m"]}>
        {({ pages }) =>
          pages[0]?.items.length === 0 ? (
            <p role="status" className="text-sm text-ink-2">
              {sought.trim()
                ? "No client is called so."
                : "There is no consultation yet. Start one first."}
            </p>
          ) : (
            <ul className="-mx-2 flex flex-col">
              {pages[0]?.items
                .slice(0, 20)
                .map(({ id, clientName, serviceType, currentLevel, desiredLevel, createdAt }) => (
                  <li key={id}>
                    <button
                      type="button"
                      disabled={pending !== undefined}
                      aria-busy={pending === id || undefined}
                      onClick={() => onChoose(id)}
                      className="flex min-h-14 w-full items-center gap-3 rounded-m px-3 py-2 text-left hover:bg-accent-soft disabled:opacity-60"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block [overflow-wrap:anywhere] font-semibold">
                          {displayName(clientName)}
                        </span>
                        <span className="block text-sm text-ink-2">
                          {spokenWord(serviceType)} · level {currentLevel} to {desiredLevel}
                        </span>
                      </span>
                      <time dateTime={createdAt} className="shrink-0 text-sm text-ink-3">
                        {timeAgo(createdAt)}
                      </time>
                    </button>
                  </li>
                ))}
            </ul>
          )
        }
      </QueryView>
    </>
  );
}
