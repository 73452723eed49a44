import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useState } from "react";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { listOverrides } from "#ui/api/chair/formulas.ts";
import { FormulaEditor } from "#ui/cards/formula-editor/formula-editor.tsx";
import { Button } from "#ui/components/button.tsx";
import { OverrideLog } from "./override-log.tsx";
import { OwnFormula } from "./own-formula.tsx";

/** What colourists wrote by hand for a consultation, the way to write more, and who released what. */
export function OwnFormulas({ result: given }: { result: ConsultationResult }) {
  const { id } = given.consultation;
  const [start, setStart] = useState<readonly Bowl[]>();
  const { data: result } = useQuery({ ...getConsultation(id), initialData: given });
  const own = result.formulas.filter(({ source }) => source === "stylist");
  const { data: log } = useQuery({ ...listOverrides(id), enabled: own.length > 0 });
  const { steps } = result;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button icon={PenLine} onClick={() => setStart([])}>
          Write my own
        </Button>
        {steps.length > 0 && <Button onClick={() => setStart(steps)}>Change this formula</Button>}
      </div>
      {own.map((formula) => (
        <OwnFormula
          key={formula.id}
          formula={formula}
          release={log?.find(({ formulaId }) => formulaId === formula.id)}
          onChange={formula.bowl ? () => setStart(formula.bowl ? [formula.bowl] : []) : undefined}
        />
      ))}
      {log && log.length > 0 && <OverrideLog log={log} />}
      {start && (
        <FormulaEditor consultationId={id} start={start} onClose={() => setStart(undefined)} />
      )}
    </>
  );
}
