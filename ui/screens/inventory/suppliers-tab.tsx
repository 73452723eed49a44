import { useMutation } from "@tanstack/react-query";
import { Building2, Pencil, Plus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Supplier } from "#tools/inventory/schema.ts";
import { deleteSupplier } from "#ui/api/desk/inventory.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { phoneText, plural } from "#ui/lib/format.ts";
import { SupplierDialog } from "./supplier-dialog.tsx";
import { useAddress } from "./use-address.ts";

type Asking = { act: "add" } | { act: "edit" | "delete"; supplier: Supplier };

/** Who the salon buys from. */
export function SuppliersTab({ suppliers }: { suppliers: readonly Supplier[] }) {
  const [asking, setAsking] = useState<Asking>();
  const remove = useMutation(deleteSupplier);
  const { mayStock } = useStockActs();
  const { change } = useAddress();
  const close = () => setAsking(undefined);
  const add = mayStock && (
    <Button kind="primary" icon={Plus} onClick={() => setAsking({ act: "add" })}>
      Add Supplier
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {suppliers.length === 0 ? (
        <EmptyState icon={Building2} title="No suppliers yet" action={add}>
          Add who you buy from. With their email, an order goes to them in one tap.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap gap-2 md:absolute md:top-0 md:right-0">{add}</div>
          <ul className="grid gap-3.5 md:grid-cols-2">
            {suppliers.map((supplier) => (
              <li key={supplier.id}>
                <SupplierCard
                  supplier={supplier}
                  onItems={() => change({ tab: "inventory", supplier: supplier.id }, true)}
                  {...(mayStock && {
                    onEdit: () => setAsking({ act: "edit", supplier }),
                    onDelete: () => setAsking({ act: "delete", supplier }),
                  })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {asking?.act === "delete" && (
        <ConfirmDialog
          title="Delete this supplier?"
          act="Delete supplier"
          pending={remove.isPending}
          onConfirm={() => remove.mutate(asking.supplier.id, { onSettled: close })}
          onClose={close}
        >
          “{asking.supplier.name}” leaves the list. Past orders stay; its items stay without a
          supplier.
        </ConfirmDialog>
      )}
      {asking && asking.act !== "delete" && (
        <SupplierDialog
          supplier={asking.act === "edit" ? asking.supplier : undefined}
          onClose={close}
        />
      )}
    </div>
  );
}

function SupplierCard({
  supplier,
  onItems,
  onEdit,
  onDelete,
}: {
  supplier: Supplier;
  onItems: () => void;
  onEdit?: () => void;
  onDelete?: () => void;
}) {
  const { name, contactEmail, contactPhone, website, address, accountNumber, notes } = supplier;
  return (
    <Card aria-label={name} className="flex h-full flex-col gap-3">
      <header className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 pt-1.5 text-lg [overflow-wrap:anywhere]">{name}</h3>
        {onEdit && (
          <span className="-mt-1 -mr-2.5 flex">
            <IconButton label={`Edit ${name}`} icon={Pencil} onClick={onEdit} />
            <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
          </span>
        )}
      </header>
      <dl className="flex flex-1 flex-col gap-1 text-sm [overflow-wrap:anywhere]">
        <Fact term="Email">
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`} className={LINK}>
              <EmailText>{contactEmail}</EmailText>
            </a>
          ) : (
            <span className="text-ink-3">none, so orders cannot be emailed</span>
          )}
        </Fact>
        {contactPhone && (
          <Fact term="Phone">
            <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
              {phoneText(contactPhone)}
            </a>
          </Fact>
        )}
        {accountNumber && <Fact term="Account">{accountNumber}</Fact>}
        {website && (
          <Fact term="Website">
            <a href={addressOf(website)} target="_blank" rel="noreferrer" className={LINK}>
              {website}
            </a>
          </Fact>
        )}
        {address && <Fact term="Address">{address}</Fact>}
      </dl>
      {notes && <p className="text-sm whitespace-pre-line text-ink-2">{notes}</p>}
      <Button className="self-start" onClick={onItems}>
        Show {plural(supplier.items, "item")}
      </Button>
    </Card>
  );
}

const LINK =
  "inline-flex items-center [overflow-wrap:anywhere] underline decoration-line underline-offset-4 hover:decoration-ink touch:-my-2.5 touch:min-h-11";

/** As it is typed, with or without its scheme. */
const addressOf = (website: string) =>
  /^https?:\/\//i.test(website) ? website : `https://${website}`;

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-16 shrink-0 text-ink-3">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
