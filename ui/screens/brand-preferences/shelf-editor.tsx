import { useMutation } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import { useState } from "react";
import type { LineLeaflet, ShelfLine } from "#tools/brands/schema.ts";
import { setShelf } from "#ui/api/chair/brands.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { toast } from "#ui/lib/toast.ts";
import { productsOf, rowsOf, same, ticked } from "./shelf-draft.ts";
import { PasteList } from "./paste-list.tsx";
import { ShelfRow } from "./shelf-row.tsx";
import { UnknownCodes } from "./unknown-codes.tsx";

/** The shades of a line to tick, by level. Nothing is saved before Save. */
export function ShelfEditor({
  leaflet,
  codes,
  stocked,
  unknown,
}: {
  leaflet: LineLeaflet;
  codes: readonly string[];
  /** In stock by the inventory, which counts without a tick. */
  stocked: readonly string[];
  unknown: ShelfLine["unknown"];
}) {
  const saved = [...codes, ...unknown.map(({ code }) => code)];
  const [draft, setDraft] = useState<readonly string[]>(saved);
  const [sought, setSought] = useState("");
  const [pasting, setPasting] = useState(false);
  const save = useMutation(setShelf);
  const products = productsOf(leaflet);
  const rows = rowsOf(products, sought);
  const shown = rows.flatMap(([, row]) => row.map(({ code }) => code));
  const strange = unknown.filter(({ code }) => draft.includes(code));
  const dirty = !same(draft, saved);
  const many = products.length > 12;
  const keep = () =>
    save.mutate(
      { brandId: leaflet.brandId, lineId: leaflet.id, codes: [...draft] },
      {
        onSuccess: (line) => {
          setDraft([...line.codes, ...line.unknown.map(({ code }) => code)]);
          toast({
            title: "Shelf saved",
            description: `${leaflet.name}: ${plural(line.codes.length, "product")} in stock`,
          });
        },
      },
    );
  return (
    <div className="flex flex-col gap-4 px-[22px] pb-[22px] max-md:px-4 max-md:pb-4">
      <UnknownCodes
        unknown={strange}
        lineName={leaflet.name}
        onReplace={(code, nearest) =>
          setDraft(ticked(ticked(draft, [code], false), nearest ? [nearest] : [], true))
        }
      />
      {products.length > 1 && (
        <div className="flex flex-wrap items-end gap-2">
          {many && (
            <Field label="Find a shade" hideLabel className="flex-1 basis-44">
              <Input
                type="search"
                placeholder="Code or tone"
                value={sought}
                onChange={({ target }) => setSought(target.value)}
              />
            </Field>
          )}
          <Button onClick={() => setDraft(ticked(draft, shown, true))}>All</Button>
          <Button onClick={() => setDraft(ticked(draft, shown, false))}>None</Button>
          {many && (
            <Button icon={ClipboardList} onClick={() => setPasting(true)}>
              Paste a list
            </Button>
          )}
        </div>
      )}
      {rows.length === 0 && (
        <p role="status" className="text-ink-2">
          {leaflet.name} has no “{sought.trim()}”.
        </p>
      )}
      {rows.map(([title, row]) => (
        <ShelfRow
          key={title}
          title={title}
          products={row}
          ticked={draft}
          stocked={stocked}
          onTick={(some, on) => setDraft(ticked(draft, some, on))}
        />
      ))}
      <div
        className={cx(
          dirty && "sticky bottom-0",
          "-mx-[22px] -mb-[22px] flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t border-line-soft bg-surface px-[22px] py-3 max-md:-mx-4 max-md:-mb-4 max-md:px-4",
        )}
      >
        <span role="status" className="text-sm text-ink-2">
          {dirty
            ? "Not saved yet"
            : `${new Set([...draft, ...stocked]).size - strange.length} of ${products.length} on the shelf`}
        </span>
        <span className="flex gap-2">
          {dirty && <Button onClick={() => setDraft(saved)}>Discard</Button>}
          <Button kind="primary" disabled={!dirty} pending={save.isPending} onClick={keep}>
            Save
          </Button>
        </span>
      </div>
      {pasting && (
        <PasteList
          leaflet={leaflet}
          onClose={() => setPasting(false)}
          onRead={(read) => setDraft(ticked(draft, read, true))}
        />
      )}
    </div>
  );
}
