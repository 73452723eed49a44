import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FormulaImport, ImportMapping } from "#tools/migration/formulas/schema.ts";
import {
  cancelImport,
  checkImport,
  getImport,
  startImport,
  UPLOAD_FAILED,
} from "#ui/api/house/imports.ts";
import { ChosenFile } from "#ui/cards/sheet/chosen-file.tsx";
import { Button } from "#ui/components/button.tsx";
import { ErrorState } from "#ui/components/page/error-state.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { refresh, refreshedBy } from "#ui/lib/http/query.ts";
import { toast } from "#ui/lib/toast.ts";
import { ColumnMap } from "./column-map.tsx";
import { DryRun, DryRunLoading, SampleRows } from "./dry-run.tsx";
import { Done, Running } from "./running.tsx";

/** A spreadsheet that has arrived, from its columns to its end. */
export function SentSheet({ id, onClear }: { id: string; onClear: () => void }) {
  const query = useQuery(getImport(id));
  useEndTold(query.data);
  const another = <Button onClick={onClear}>Choose another file</Button>;
  return (
    <QueryView query={query} name="this upload" shape={["h-24 rounded-card"]} action={another}>
      {(sent) => {
        if (sent.status === "running" && !sent.interrupted) return <Running running={sent} />;
        if (sent.status === "done") return <Done done={sent} onAnother={onClear} />;
        if (sent.status === "cancelled" || sent.status === "undone")
          return <ErrorState title={`This upload was ${sent.status}`} action={another} />;
        return <Waiting sent={sent} onClear={onClear} />;
      }}
    </QueryView>
  );
}

/** Before the start: the columns as guessed, what they make of the rows, and Upload. */
function Waiting({ sent, onClear }: { sent: FormulaImport; onClear: () => void }) {
  const [mapping, setMapping] = useState<ImportMapping>(sent.mapping);
  const holdsFormula = mapping.columns.some(
    ({ field }) => field === "formula" || field === "shades",
  );
  const options = checkImport(sent.id, mapping);
  const check = useQuery(holdsFormula ? options : { ...options, queryFn: skipToken });
  const start = useMutation(startImport);
  const cancel = useMutation(cancelImport);
  const refusal = start.error ?? check.error;
  return (
    <>
      <ChosenFile name={sent.fileName} bytes={sent.sizeBytes}>
        <Button
          kind="primary"
          pending={start.isPending || (holdsFormula && check.isFetching)}
          disabled={!check.data?.count}
          onClick={() => start.mutate(sent.id)}
        >
          Upload
        </Button>
        <Button onClick={() => cancel.mutate(sent.id, { onSuccess: onClear })}>Cancel</Button>
      </ChosenFile>
      <FormAlert>
        {refusal ? sentenceOf(refusal) : holdsFormula ? (sent.error ?? undefined) : NO_FORMULA}
      </FormAlert>
      {holdsFormula && check.isPending && <DryRunLoading />}
      {holdsFormula && check.data && <DryRun checked={check.data} />}
      <ColumnMap
        received={sent}
        headings={check.data?.headings ?? sent.headings}
        mapping={mapping}
        onChange={setMapping}
      />
      {holdsFormula && check.data && <SampleRows readings={check.data.readings} />}
    </>
  );
}

const NO_FORMULA = "Say which column holds the formula or its shades.";

/** Says once how an import ended, however soon. */
function useEndTold(sent: FormulaImport | undefined) {
  const client = useQueryClient();
  const before = useRef(sent?.status);
  useEffect(() => {
    const went = before.current !== undefined && before.current !== sent?.status;
    before.current = sent?.status;
    if (!went) return;
    if (sent?.status === "done") refresh(client, refreshedBy("start_formula_import"));
    if (sent?.status === "failed") toast({ tone: "destructive", ...UPLOAD_FAILED });
    if (sent?.status === "done")
      toast({
        title: "Success!",
        description: `Uploaded ${sent.count} formulas to database.`,
      });
  }, [sent, client]);
}
