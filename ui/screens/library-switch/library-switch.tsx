import { getLibraryFormula, listLibrary } from "#ui/api/chair/library.ts";
import type { LibraryFormula } from "#tools/library/schema.ts";
import { LibraryCard } from "#ui/cards/library-formula.tsx";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { listLinesInUse, planSwitch } from "#ui/api/chair/convert.ts";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryView, ReadError } from "#ui/components/page/query-view.tsx";
import { ChooseLines } from "./choose-lines.tsx";
import { Review } from "./review.tsx";

/** Moves the salon's formulas, or one of them, from one line to another: choose, review, save. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const one = params.get("formula") ?? undefined;
  const formula = useQuery({ ...getLibraryFormula(one ?? ""), enabled: one !== undefined });
  const { brandId, lineId } = formula.data ?? {};
  const { data: inUse = [] } = useQuery({ ...listLinesInUse, enabled: one === undefined });
  const from =
    params.get("from") ?? (brandId && lineId ? `${brandId}/${lineId}` : (inUse[0]?.line ?? ""));
  const to = params.get("to") ?? "";
  const choose = (chosen: { from?: string; to?: string }) => {
    const next = { from, to, ...chosen, ...(one && { formula: one }) };
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), {
      replace: true,
    });
  };
  return (
    <Page>
      <PageHeader
        title={one ? "Convert a formula" : "Switch a line"}
        lead="Converts the formulas of one line to another: by the maker’s own table where there is one, else by level and tone, for you to check."
        back={
          <BackLink to={one ? `/library/${one}` : "/library"}>
            {one ? (formula.data?.name ?? "The formula") : "Formula Library"}
          </BackLink>
        }
      />
      <ChooseLines from={from} to={to} onChoose={choose} fixed={one !== undefined} />
      <ReadError query={formula} name="the formula" />
      {from && to && from !== to ? (
        <Plan key={`${from} ${to}`} from={from} to={to} formulaId={one} />
      ) : (
        from && <Concerned line={from} one={formula.data} />
      )}
    </Page>
  );
}

/** Formulas shown of the line that is left. */
const SHOWN = 4;

/** What would change: the newest formulas of the line that is left. */
function Concerned({ line, one }: { line: string; one: LibraryFormula | undefined }) {
  const [brandId = "", lineId = ""] = line.split("/");
  const { data } = useInfiniteQuery({ ...listLibrary({ brandId, lineId }), enabled: !one });
  const formulas = one ? [one] : (data?.pages[0]?.items.slice(0, SHOWN) ?? []);
  const total = one ? 1 : (data?.pages[0]?.total ?? 0);
  return (
    <section className="flex flex-col gap-4">
      {formulas.length > 0 && (
        <>
          <h2 className="text-lg">
            {total > formulas.length
              ? `The newest ${formulas.length} of ${total} that would change`
              : "What would change"}
          </h2>
          <ul className="grid gap-3 lg:grid-cols-2">
            {formulas.map((formula) => (
              <li key={formula.id} className="min-w-0">
                <LibraryCard formula={formula} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Plan({
  from,
  to,
  formulaId,
}: {
  from: string;
  to: string;
  formulaId: string | undefined;
}) {
  const plan = useQuery(planSwitch(from, to, formulaId));
  return (
    <QueryView
      query={plan}
      name="the plan of the switch"
      failed="Failed to plan the switch"
      shape={["h-24 rounded-card", "h-56 rounded-card", "h-56 rounded-card"]}
      layout="flex flex-col gap-4"
    >
      {(read) => {
        if (read.items.length === 0)
          return (
            <EmptyState
              title="Nothing left to switch"
              action={
                <ButtonLink to="/library?origin=converted">See converted formulas</ButtonLink>
              }
            >
              {formulaId
                ? "This formula has been converted to that line already, or is not mixed in the line you leave."
                : "No formula of the last year is mixed in this line, or all have been switched already."}
            </EmptyState>
          );
        return <Review plan={read} only={formulaId} />;
      }}
    </QueryView>
  );
}
