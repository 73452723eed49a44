import { displayName } from "#tools/values/name-rules.ts";
import { useState } from "react";
import type { OutcomeReport } from "#tools/outcomes/schema.ts";
import { offsetWords, percentText } from "#ui/cards/outcome-card/outcome-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { NAMED_HEAD, NAMED_ROW, NAMED_TABLE, NamedCell, ROW_NAME } from "./named-cell.tsx";

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
    <table className={NAMED_TABLE}>
      <thead className="text-xs text-ink-3 max-lg:sr-only">
        <tr>
          {["Client", "Outcomes", "Happy", "On average", "Within half a level"].map((name) => (
            <th key={name} scope="col" className={NAMED_HEAD}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map(({ clientName, count, happyPercent, levelOffset, withinHalf }) => (
          <tr key={clientName} className={NAMED_ROW}>
            <th scope="row" className={ROW_NAME}>
              {displayName(clientName)}
            </th>
            <NamedCell name="Outcomes" value={String(count)} />
            <NamedCell name="Happy" value={percentText(happyPercent)} />
            <NamedCell
              name="On average"
              value={levelOffset === null ? "–" : offsetWords(levelOffset)}
            />
            <NamedCell name="Within half a level" value={percentText(withinHalf)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
