import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import type { MigrationRow } from "#tools/migration/schema.ts";
import { listRemarked, remarkedHref, type Remarked } from "#ui/api/house/migration.ts";
import { RowProblems, type RowProblem } from "#ui/cards/sheet/row-problems.tsx";
import { Button } from "#ui/components/button.tsx";
import { buttonLook } from "#ui/components/button-look.ts";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { plural } from "#ui/lib/format.ts";

type RowsShown = { id: string; which: Remarked; count: number };

const LABELS: Record<Remarked, string> = {
  skipped: "Rows left out",
  warned: "Rows that came without something",
};
const WORDS: Record<Remarked, string> = {
  skipped: "left out",
  warned: "came without something",
};

/** Every row that was left out, or came without something, and why, page by page; as a sheet to put right and bring again. */
export function RemarkedRows({ id, which, count }: RowsShown) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={LABELS[which]} className="mt-5 border-t border-line-soft pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          {plural(count, "row")} {WORDS[which]}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Hide them" : "Show them"}
          </Button>
          <a href={remarkedHref(id, which)} download className={buttonLook("ghost")}>
            <Download size={17} aria-hidden="true" />
            Download (CSV)
          </a>
        </span>
      </div>
      {open && <Rows id={id} which={which} count={count} />}
    </section>
  );
}

function Rows({ id, which, count }: RowsShown) {
  const list = useInfiniteQuery(listRemarked(id, which));
  return (
    <div className="mt-3 flex flex-col gap-3">
      <PagedList list={list} name="the rows" shape={["h-32"]} more="Show more" empty={null}>
        {(rows) => <RowProblems problems={rows.map(problemOf)} total={count} />}
      </PagedList>
    </div>
  );
}

/** A row as the list tells it: where it stands, what it says, and why it is left out or what it comes without. */
export function problemOf({ ordinal, row, fileName, words, problem }: MigrationRow): RowProblem {
  const where = row === null ? `No. ${ordinal}` : `Row ${row}`;
  // the sentence may name the row too
  const why = (problem ?? "Left out.").replace(`${where}, `, "");
  return {
    key: ordinal,
    where,
    message: `${fileName ? `${fileName}: ` : ""}${why}${words ? ` (${words})` : ""}`,
  };
}
