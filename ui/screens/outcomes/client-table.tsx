import { displayName } from "#tools/values/name-rules.ts";
import { useState } from "react";
import type { OutcomeReport } from "#tools/outcomes/schema.ts";
import { offsetWords, percentText } from "#ui/cards/outcome-card/outcome-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";

type Row = OutcomeReport["clients"][number];

/** Whether a client left less than happy, or off the plan. */
const stands = ({ happyPercent, withinHalf }: Row) =>
  (happyPercent ?? 100) < 100 || (withinHalf ?? 100) < 100;

/** Predicted against achieved for each client: those that did not come out as planned, all on a tap. */
export function ClientTable({ clients }: Pick<OutcomeReport, "clients">) {
  const [all, setAll] = useState(false);
  const apart = clients.filter(stands);
  const shown = all ? clients : apart;
  return (
    <Card title="By client">
      {shown.length === 0 ? (
        <p className="text-sm text-ink-2">Everybody left as planned.</p>
      ) : (
        <ClientRows clients={shown} />
      )}
      {apart.length < clients.length && (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show exceptions only" : `Show all ${clients.length} clients`}
        </Button>
      )}
    </Card>
  );
}

function ClientRows({ clients }: Pick<OutcomeReport, "clients">) {
  return (
    <table className="w-full text-left text-sm max-sm:block">
      <thead className="text-xs text-ink-3 max-sm:sr-only">
        <tr>
          {["Client", "Outcomes", "Happy", "On average", "Within half a level"].map((name, at) => (
            <th key={name} scope="col" className={at > 0 ? RIGHT : "py-2 font-medium"}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {clients.map(({ clientName, count, happyPercent, levelOffset, withinHalf }) => (
          <tr
            key={clientName}
            className="border-t border-line-soft max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-3"
          >
            <th scope="row" className="py-3 font-semibold break-words max-sm:w-full max-sm:py-0.5">
              {displayName(clientName)}
            </th>
            <Cell name="Outcomes" value={String(count)} />
            <Cell name="Happy" value={percentText(happyPercent)} />
            <Cell name="On average" value={levelOffset === null ? "–" : offsetWords(levelOffset)} />
            <Cell name="Within half a level" value={percentText(withinHalf)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const RIGHT = "py-2 pl-4 text-right font-medium";

function Cell({ name, value }: { name: string; value: string }) {
  return (
    <td className="py-3 pl-4 text-right tabular-nums max-sm:p-0 max-sm:text-left">
      <span aria-hidden="true" className="mr-1.5 text-xs text-ink-3 sm:hidden">
        {name}
      </span>
      {value}
    </td>
  );
}
