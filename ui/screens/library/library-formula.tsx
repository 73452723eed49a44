import { displayName } from "#tools/values/name-rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Copy, History, PenLine, Trash2, UserRoundCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { LibraryFormula } from "#tools/library/schema.ts";
import { deleteLibraryFormula, getLibraryFormula } from "#ui/api/chair/library.ts";
import { copyFormula } from "#ui/cards/formula-card/copy-formula.ts";
import { DoneHere } from "#ui/cards/acts/done-here.tsx";
import { dayOf, LibrarySwatch, lookOf, ORIGINS, titleOf } from "#ui/cards/library-formula.tsx";
import { NotedBowls } from "#ui/cards/noted-bowls/noted-bowls.tsx";
import { SaveToLibrary } from "#ui/cards/save-to-library.tsx";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { FormulaDialog } from "./formula-dialog.tsx";
import { UseDialog } from "./use-dialog.tsx";

/** One formula of the library, whole, and what can be done with it. */
export function Component() {
  const { id = "" } = useParams();
  const query = useQuery(getLibraryFormula(id));
  return (
    <QueryPage query={query} title="Formula" back={BACK} name="the formula">
      {(formula) => <Formula key={id} formula={formula} />}
    </QueryPage>
  );
}

const BACK = <BackLink to="/library">Formula Library</BackLink>;

function Formula({ formula }: { formula: LibraryFormula }) {
  const { id, name, clientName, origin, bowls, unread, notes, notation, withheld } = formula;
  const [asking, setAsking] = useState<"edit" | "use">();
  const close = () => setAsking(undefined);
  return (
    <Page>
      <PageHeader
        back={BACK}
        title={titleOf(formula) || "Without a name"}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <span className="mr-1">
              {clientName && `${displayName(clientName)} · `}
              <time dateTime={formula.usedOn ?? formula.createdAt}>{dayOf(formula)}</time>
            </span>
            <Badge>{ORIGINS[origin]}</Badge>
            {withheld && <Badge tone="bad">Grams held back</Badge>}
          </span>
        }
      />
      <div className="grid gap-5 lg:grid-cols-[224px_minmax(0,1fr)] lg:gap-7">
        <div className="flex items-center gap-4 lg:flex-col lg:items-start lg:gap-3">
          <LibrarySwatch
            formula={formula}
            className="size-16 rounded-[16px] lg:h-auto lg:min-h-60 lg:w-full lg:flex-1 lg:rounded-card"
          />
          <p className="font-semibold">{lookOf(formula) || "Level and tone unknown"}</p>
        </div>
        <div className="@container flex min-w-0 flex-col gap-5">
          {bowls.length === 0 && (
            <p className="text-sm whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
              {notation}
            </p>
          )}
          {withheld && (
            <p role="note" className="rounded-[16px] bg-bad-soft p-4 text-sm">
              The grams are held back, because the checks stop this formula. Its consultation says
              why.
            </p>
          )}
          <NotedBowls bowls={bowls} unread={unread} notes={notes} />
          <Acts formula={formula} onUse={() => setAsking("use")} onEdit={() => setAsking("edit")} />
          <DoneHere kind="library-formula" id={id} />
        </div>
      </div>
      {asking === "edit" && <FormulaDialog formula={formula} onClose={close} />}
      {asking === "use" && <UseDialog id={id} name={name} onClose={close} />}
    </Page>
  );
}

function Acts({
  formula,
  onUse,
  onEdit,
}: {
  formula: LibraryFormula;
  onUse: () => void;
  onEdit: () => void;
}) {
  const { id, name, origin, notation, withheld, consultationId } = formula;
  const navigate = useNavigate();
  const remove = useMutation(deleteLibraryFormula);
  const own = origin !== "consultation";
  const drop = () =>
    remove.mutate(id, {
      onSuccess: (deleted) => void navigate("/library", { state: { deleted } }),
    });
  return (
    <div role="group" aria-label="Actions" className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
      {!withheld && (
        <Button kind="primary" icon={UserRoundCheck} onClick={onUse}>
          Use on a client
        </Button>
      )}
      {own && (
        <Button icon={PenLine} onClick={onEdit}>
          Edit
        </Button>
      )}
      {!withheld && (
        <Button icon={Copy} onClick={() => void copyFormula(notation)}>
          Copy
        </Button>
      )}
      {!own && !withheld && <SaveToLibrary formulaId={id} name={name} />}
      {!withheld && (
        <ButtonLink to={`/library/switch?formula=${id}`} icon={ArrowLeftRight}>
          Convert to another line
        </ButtonLink>
      )}
      {consultationId && (
        <ButtonLink to={`/history/${consultationId}`} icon={History}>
          Open the consultation
        </ButtonLink>
      )}
      {own && (
        <Button kind="ghost" icon={Trash2} pending={remove.isPending} onClick={drop}>
          Delete
        </Button>
      )}
    </div>
  );
}
