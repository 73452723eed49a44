import { useMutation } from "@tanstack/react-query";
import { ArrowRight, Check, Undo2 } from "lucide-react";
import type { FormulaImport } from "#tools/migration/formulas/schema.ts";
import { cancelImport, undoImport } from "#ui/api/house/imports.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { plural } from "#ui/lib/format.ts";
import { LeftOut } from "./dry-run.tsx";

/** An import under way: how far it is, and the way to stop it. It goes on when the screen is left. */
export function Running({ running }: { running: FormulaImport }) {
  const cancel = useMutation(cancelImport);
  const { id, written, rows } = running;
  const said = `${written.toLocaleString()} of ${plural(rows, "row")}`;
  return (
    <Card
      title="Uploading"
      aside={
        <Button onClick={() => cancel.mutate(id)} pending={cancel.isPending}>
          Cancel
        </Button>
      }
    >
      <ProgressBar label="Uploading formulas" value={written} max={rows} valueText={said} />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span className="font-mono">{said}</span>
        <span>All rows come in together, or none. You may leave this screen.</span>
      </p>
    </Card>
  );
}

/** A finished import: what came, where it is, and the way back. */
export function Done({ done, onAnother }: { done: FormulaImport; onAnother: () => void }) {
  const undo = useMutation(undoImport);
  const { id, fileName, count, unclear, skipped, errors } = done;
  return (
    <Card>
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-ok-soft text-ok">
          <Check size={22} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">{plural(count, "formula")} from this sheet</h2>
          <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
            {fileName}
            {unclear > 0 && ` · ${unclear.toLocaleString()} with something not understood`}
          </p>
          {skipped > 0 && <LeftOut errors={errors} skipped={skipped} />}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink kind="primary" to={`/library?importId=${id}`}>
          Open them in the library
          <ArrowRight size={17} aria-hidden="true" />
        </ButtonLink>
        <Button onClick={onAnother}>Upload another sheet</Button>
        <Button
          kind="ghost"
          icon={Undo2}
          pending={undo.isPending}
          onClick={() => undo.mutate(id, { onSuccess: onAnother })}
        >
          Undo
        </Button>
      </div>
    </Card>
  );
}
