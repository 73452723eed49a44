import { useQuery } from "@tanstack/react-query";
import type { ProductLine } from "#tools/brands/schema.ts";
import { listColorBrands, listProductLines } from "#ui/api/chair/brands.ts";
import { listLinesInUse } from "#ui/api/chair/convert.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { together } from "#ui/lib/http/read.ts";

export type ChooseLinesProps = {
  from: string;
  to: string;
  onChoose: (chosen: { from?: string; to?: string }) => void;
  /** The line to leave is that of one formula. */
  fixed: boolean;
};

/** The line to leave, those in use first, and the line to go to. */
export function ChooseLines({ from, to, onChoose, fixed }: ChooseLinesProps) {
  const used = useQuery(listLinesInUse);
  const lines = useQuery(listProductLines);
  const brands = useQuery(listColorBrands);
  return (
    <QueryView query={together(used, lines, brands)} name="the lines" shape={["h-36 rounded-card"]}>
      {([inFormulas, all, makers]) => {
        const convertible = all.filter(({ type }) => groupOf(type) !== undefined);
        const nameOf = new Map(makers.map(({ id, name }) => [id, name]));
        const inUse = new Set(inFormulas.map(({ line }) => line));
        const source = all.find((line) => keyOf(line) === from);
        const fit = convertible.filter(
          (line) =>
            keyOf(line) !== from && (!source || groupOf(line.type) === groupOf(source.type)),
        );
        const same = (line: ProductLine) => line.type === source?.type;
        return (
          <Card aria-label="Lines" className="flex flex-col gap-4">
            <div className="grid gap-4 md:grid-cols-2">
              <Field label="From">
                <Select
                  value={from}
                  disabled={fixed}
                  onChange={({ target }) => onChoose({ from: target.value, to: "" })}
                >
                  <option value="">Select the line you leave</option>
                  {inFormulas.length > 0 && (
                    <optgroup label="In your formulas">
                      {inFormulas.map(({ line, brandName, lineName }) => (
                        <option key={line} value={line}>
                          {brandName} {lineName}
                        </option>
                      ))}
                    </optgroup>
                  )}
                  <Lines
                    label="Other lines"
                    lines={convertible.filter((line) => !inUse.has(keyOf(line)))}
                    nameOf={nameOf}
                  />
                </Select>
              </Field>
              <Field label="To">
                <Select
                  value={to}
                  disabled={from === ""}
                  onChange={({ target }) => onChoose({ to: target.value })}
                >
                  <option value="">Select the line you go to</option>
                  <Lines
                    label="In your formulas"
                    lines={fit.filter((line) => inUse.has(keyOf(line)))}
                    nameOf={nameOf}
                  />
                  <Lines
                    label="Of the same kind"
                    lines={fit.filter((line) => !inUse.has(keyOf(line)) && same(line))}
                    nameOf={nameOf}
                  />
                  <Lines
                    label="Of another kind"
                    lines={fit.filter((line) => !inUse.has(keyOf(line)) && !same(line))}
                    nameOf={nameOf}
                  />
                </Select>
              </Field>
            </div>
            {from !== "" && to === "" && (
              <p className="text-sm text-ink-2">
                Choose the line you go to: each formula is then shown as it would become, before
                anything is saved.
              </p>
            )}
            {inFormulas.length === 0 && (
              <div className="flex flex-wrap items-center gap-3">
                <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
                  Nothing to switch yet: the salon has no formula in any line.
                </p>
                <ButtonLink to="/upload">Upload formulas</ButtonLink>
              </div>
            )}
          </Card>
        );
      }}
    </QueryView>
  );
}

function Lines({
  label,
  lines,
  nameOf,
}: {
  label: string;
  lines: readonly ProductLine[];
  nameOf: ReadonlyMap<string, string>;
}) {
  if (lines.length === 0) return null;
  return (
    <optgroup label={label}>
      {lines.map((line) => (
        <option key={keyOf(line)} value={keyOf(line)}>
          {nameOf.get(line.brandId) ?? line.brandId} {line.name}
        </option>
      ))}
    </optgroup>
  );
}

const keyOf = ({ brandId, id }: ProductLine) => `${brandId}/${id}`;

/** Lines of one group may stand for each other; direct dye never stands for what is mixed with developer. */
function groupOf(type: ProductLine["type"]): string | undefined {
  if (["permanent", "high-lift", "demi-permanent", "toner"].includes(type)) return "mixed";
  return ["semi-permanent", "lightener", "colour-remover"].includes(type) ? type : undefined;
}
