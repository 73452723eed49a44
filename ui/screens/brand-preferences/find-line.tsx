import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { lacksShades, searchLines } from "#tools/brands/rules.ts";
import type { ProductLine } from "#tools/brands/schema.ts";
import { listColorBrands, listProductLines } from "#ui/api/chair/brands.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { kindWords } from "./line-words.ts";

const SHOWN = 8;

/** Any line of any brand, found by part of its name or its kind. */
export function FindLine({
  label,
  hint = "A brand, a line, or a kind: color touch, wella demi, lightener.",
  onFind,
}: {
  label: string;
  hint?: string;
  onFind: (line: ProductLine) => void;
}) {
  const [sought, setSought] = useState("");
  const words = useDeferredValue(sought.trim());
  const { data: brands } = useQuery(listColorBrands);
  const { data: lines } = useQuery(listProductLines);
  const names = new Map(brands?.map(({ id, name }) => [id, name]));
  const nameOf = ({ brandId }: ProductLine) => names.get(brandId) ?? brandId;
  const found = words === "" ? [] : searchLines(lines ?? [], nameOf, words);
  const take = (line: ProductLine) => {
    setSought("");
    onFind(line);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint}>
        <span className="relative block">
          <Search
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
          />
          <Input
            type="search"
            placeholder="Color Touch"
            value={sought}
            autoComplete="off"
            className="pl-10 [&::-webkit-search-cancel-button]:opacity-50 [&::-webkit-search-cancel-button]:grayscale"
            enterKeyHint="done"
            onChange={({ target }) => setSought(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && found[0]) take(found[0]);
            }}
          />
        </span>
      </Field>
      {words !== "" && lines && (
        <p role="status" className="text-xs text-ink-3">
          {found.length === 0
            ? `No line is called “${words}”.`
            : found.length > SHOWN
              ? `${SHOWN} of ${found.length} lines. Write more of the name to see others.`
              : `${found.length} found`}
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label="Lines found" className="flex flex-col gap-1">
          {found.slice(0, SHOWN).map((line) => (
            <li key={`${line.brandId}/${line.id}`}>
              <button
                type="button"
                onClick={() => take(line)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-m border border-line-soft px-3.5 py-2 text-left hover:border-ink-3"
              >
                <span className="min-w-0">
                  <span className="text-ink-2">{nameOf(line)}</span>{" "}
                  <span className="font-semibold">{line.name}</span>
                </span>
                <span className="flex flex-wrap gap-2">
                  {lacksShades(line) && <Badge tone="warn">No shade list yet</Badge>}
                  <Badge>{kindWords(line.type)}</Badge>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
