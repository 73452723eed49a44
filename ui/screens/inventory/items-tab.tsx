import { useMutation } from "@tanstack/react-query";
import {
  ClipboardCheck,
  Ellipsis,
  Package,
  Pencil,
  Plus,
  ScanBarcode,
  ScrollText,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import type { Item, Supplier } from "#tools/inventory/schema.ts";
import { deleteItem } from "#ui/api/desk/inventory.ts";
import { ItemCard } from "#ui/cards/inventory/item-card.tsx";
import { CATEGORY_WORDS } from "#ui/cards/inventory/stock-words.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { Menu } from "#ui/components/layers/menu.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { counted, filtered } from "./item-filter-rules.ts";
import { ItemFilters } from "./item-filters.tsx";
import { useItemScan } from "./scan-an-item.tsx";
import { useAddress } from "./use-address.ts";

/** On a phone the icon alone, beside the search. */
const SMALL = "max-md:w-11 max-md:px-0";

type Asking = { act: "add"; barcode?: string } | { act: "edit" | "delete"; item: Item };

/** Rows at once; more come at a tap. */
const PAGE = 60;

/** What the salon keeps: found by words, filters or a barcode. */
export function ItemsTab({
  items,
  suppliers,
}: {
  items: readonly Item[];
  suppliers: readonly Supplier[];
}) {
  const [asking, setAsking] = useState<Asking>();
  const [shown, setShown] = useState(PAGE);
  const remove = useMutation(deleteItem);
  const { mayStock } = useStockActs();
  const { filter, filtered: narrowed, change } = useAddress();
  const open = ({ id }: Item) => change({ item: id }, true);
  const scan = useItemScan({
    onFound: open,
    onAdd: mayStock ? (barcode) => setAsking({ act: "add", barcode }) : undefined,
  });
  const found = filtered(items, filter);
  const close = () => setAsking(undefined);
  const add = mayStock && (
    <Button
      kind="primary"
      icon={Plus}
      className={items.length > 0 ? SMALL : undefined}
      onClick={() => setAsking({ act: "add" })}
    >
      <span className={items.length > 0 ? "max-md:sr-only" : undefined}>Add Item</span>
    </Button>
  );
  const scanButton = (
    <Button icon={ScanBarcode} onClick={scan.ask} className={SMALL}>
      <span className="max-md:sr-only">Scan</span>
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {items.length === 0 ? (
        <EmptyState
          icon={Package}
          title="Nothing on the shelf yet"
          action={
            <span className="flex flex-wrap justify-center gap-2">
              {add}
              {mayStock && scanButton}
            </span>
          }
        >
          Add what you keep. Linked to its shade, every bowl you mix draws on it.
        </EmptyState>
      ) : (
        <>
          <div className="absolute top-0 right-0 flex gap-2">
            <Menu
              label="Stock take and log"
              align="end"
              button={<Ellipsis size={18} aria-hidden="true" />}
              buttonClassName={iconButtonLook("outline")}
              items={[
                ...(mayStock
                  ? [
                      {
                        label: "Stock take",
                        icon: <ClipboardCheck size={17} />,
                        onSelect: () => change({ take: "open" }, true),
                      },
                    ]
                  : []),
                {
                  label: "Log",
                  icon: <ScrollText size={17} />,
                  onSelect: () => change({ log: "all" }, true),
                },
              ]}
            />
            {add}
          </div>
          <ItemFilters suppliers={suppliers} counts={counted(items)} acts={scanButton} />
          <p role="status" className={cx("text-sm text-ink-3", !narrowed && "sr-only")}>
            {narrowed
              ? `${found.length} of ${plural(items.length, "item")}`
              : plural(items.length, "item")}
          </p>
          {found.length === 0 && (
            <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-8 rounded-card [&>button]:-mx-4 border border-dashed border-line px-[22px] py-2.5 text-ink-2 max-md:px-4">
              <p>No item is like this.</p>
              <Button
                kind="ghost"
                onClick={() => change({ q: null, category: null, supplier: null, only: null })}
              >
                Show all items
              </Button>
            </div>
          )}
          {found.length > 0 && (
            <ul
              aria-label="Items"
              className="flex flex-col divide-y divide-line-soft rounded-card border border-line-soft bg-surface px-[22px] shadow-edge max-md:px-4"
            >
              {[...Map.groupBy(found.slice(0, shown), ({ category }) => category)].map(
                ([category, kept]) => (
                  <li key={category} className="pt-3 pb-1">
                    <h2 className="text-sm text-ink-2">{CATEGORY_WORDS[category]}</h2>
                    <ul className="divide-y divide-line-soft">
                      {kept.map((item) => (
                        <li key={item.id} className="py-3">
                          <ItemCard
                            item={item}
                            onOpen={open}
                            acts={
                              mayStock && (
                                <Menu
                                  label={`More about ${item.name}`}
                                  align="end"
                                  button={<Ellipsis size={18} aria-hidden="true" />}
                                  buttonClassName={iconButtonLook("ghost")}
                                  items={[
                                    {
                                      label: "Edit",
                                      icon: <Pencil size={17} />,
                                      onSelect: () => setAsking({ act: "edit", item }),
                                    },
                                    {
                                      label: "Delete",
                                      icon: <Trash2 size={17} />,
                                      danger: true,
                                      onSelect: () => setAsking({ act: "delete", item }),
                                    },
                                  ]}
                                />
                              )
                            }
                          />
                        </li>
                      ))}
                    </ul>
                  </li>
                ),
              )}
            </ul>
          )}
          {found.length > shown && (
            <Button className="self-center" onClick={() => setShown(shown + PAGE)}>
              Show {Math.min(PAGE, found.length - shown)} more
            </Button>
          )}
        </>
      )}
      {scan.dialogs}
      {asking?.act === "delete" && (
        <ConfirmDialog
          title="Delete this item?"
          act="Delete item"
          pending={remove.isPending}
          onConfirm={() => remove.mutate(asking.item.id, { onSettled: close })}
          onClose={close}
        >
          “{asking.item.name}” leaves the shelf. Its log and past orders stay.
        </ConfirmDialog>
      )}
      {asking && asking.act !== "delete" && (
        <ItemDialog
          item={asking.act === "edit" ? asking.item : undefined}
          barcode={asking.act === "add" ? asking.barcode : undefined}
          suppliers={suppliers}
          onClose={close}
        />
      )}
    </div>
  );
}
