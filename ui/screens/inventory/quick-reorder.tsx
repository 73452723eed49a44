import { useMutation, useQuery } from "@tanstack/react-query";
import { ChevronDown, Zap } from "lucide-react";
import type { LowItem } from "#tools/inventory/schema.ts";
import { listLowStock } from "#ui/api/desk/inventory.ts";
import { quickReorder } from "#ui/api/desk/inventory-orders.ts";
import { Button } from "#ui/components/button.tsx";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { Menu } from "#ui/components/layers/menu.tsx";
import { toast, type Notice } from "#ui/lib/toast.ts";

/** Why nothing can be reordered; null when something can. */
export function reorderRefusal(low: readonly Pick<LowItem, "supplierId">[]): Notice | null {
  if (low.length === 0) return { title: "No Low Stock Items" };
  if (low.some(({ supplierId }) => supplierId !== null)) return null;
  return {
    tone: "destructive",
    title: "No Supplier Assigned",
    description: "Low stock items need to have suppliers assigned before auto-reordering.",
  };
}

/** Orders what is low, one order a supplier; by the threshold, or by what was used lately. */
export function QuickReorder() {
  const { data: low } = useQuery(listLowStock);
  const reorder = useMutation(quickReorder);
  const byThreshold = () => {
    const refusal = reorderRefusal(low ?? []);
    if (refusal) return toast(refusal);
    const supplierIds = [...new Set((low ?? []).flatMap(({ supplierId }) => supplierId ?? []))];
    return reorder.mutate({ rule: "threshold", supplierIds });
  };
  return (
    <span className="flex items-center gap-1.5 max-md:[&>button]:flex-1">
      <Button icon={Zap} pending={reorder.isPending} disabled={!low} onClick={byThreshold}>
        Quick Reorder{low ? ` (${low.length})` : ""}
      </Button>
      <Menu
        label="Other ways to reorder"
        align="end"
        button={<ChevronDown size={18} aria-hidden="true" />}
        buttonClassName={iconButtonLook("outline")}
        items={[
          { label: "Order what is low", onSelect: byThreshold },
          {
            label: "Order what was used lately",
            onSelect: () => reorder.mutate({ rule: "usage" }),
          },
        ]}
      />
    </span>
  );
}
