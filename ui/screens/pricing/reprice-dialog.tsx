import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ServiceCategory } from "#tools/pricing/services/service-schema.ts";
import { applyReprice, previewReprice, undoReprice } from "#ui/api/desk/repricing.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { plural } from "#ui/lib/format.ts";
import { toast } from "#ui/lib/toast.ts";
import { applyOf, askedOf, type RepriceDraft } from "./reprice-draft.ts";
import { RepriceLines } from "./reprice-lines.tsx";
import { ActDialog } from "#ui/components/layers/confirm-dialog.tsx";

const ROUNDINGS = [
  { value: 0, label: "Not at all" },
  { value: 1, label: "To 1" },
  { value: 5, label: "To 5" },
  { value: 10, label: "To 10" },
];

/** Changes many prices at once: by how much, each of them before and after, and only then the change. */
export function RepriceDialog({
  stylist,
  everybody,
  currency,
  onClose,
}: {
  stylist: { id: string; name: string };
  /** Whether the person may change everybody's menu. */
  everybody: boolean;
  currency: string;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<RepriceDraft>({
    by: "percent",
    figure: "",
    category: "",
    roundTo: 5,
  });
  const [all, setAll] = useState(false);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const change = (changed: Partial<RepriceDraft>) => setDraft({ ...draft, ...changed });
  const asked = askedOf(draft, all ? undefined : stylist.id);
  const preview = useQuery(previewReprice(asked));
  const undo = useMutation(undoReprice);
  const apply = useMutation(applyReprice);
  const shown = asked ? preview.data : null;
  const body = shown && applyOf(shown, out);
  const stale = preview.isPlaceholderData || preview.isFetching;
  const submit = () => {
    if (!body) return;
    apply.mutate(body, {
      onSuccess: ({ batchId, services }) => {
        toast({
          title: `${plural(services.length, "price")} changed`,
          act: { label: "Undo", run: () => undo.mutate(batchId) },
        });
        onClose();
      },
      onError: () => void preview.refetch(),
    });
  };
  return (
    <ActDialog
      wide
      title="Change prices"
      description="Nothing changes until you apply it. What is booked keeps the price it was booked at."
      act={body ? `Change ${plural(body.services.length, "price")}` : "Change prices"}
      ready={Boolean(body) && !stale}
      pending={apply.isPending}
      error={apply.error ?? preview.error}
      onConfirm={submit}
      onClose={onClose}
    >
      {everybody && (
        <SegmentedControl
          label="Whose prices"
          options={[
            { value: "one", label: stylist.name },
            { value: "all", label: "All stylists" },
          ]}
          value={all ? "all" : "one"}
          onChange={(whose) => setAll(whose === "all")}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={draft.by === "percent" ? "By how many percent" : `By how much (${currency})`}
          hint="Write -5 to go down."
        >
          <Input
            inputMode="text"
            autoComplete="off"
            placeholder={draft.by === "percent" ? "8" : "10"}
            value={draft.figure}
            maxLength={8}
            onChange={({ target }) => change({ figure: target.value })}
            className="font-mono"
          />
        </Field>
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold">In</span>
          <SegmentedControl
            label="Percent or amount"
            options={[
              { value: "percent", label: "Percent" },
              { value: "amount", label: currency },
            ]}
            value={draft.by}
            onChange={(by) => change({ by })}
          />
        </div>
        <FieldSelect
          label="Category"
          value={draft.category}
          none="All categories"
          options={ServiceCategory.options.map((category) => [category, category])}
          onChange={(category) =>
            change({ category: ServiceCategory.safeParse(category).data ?? "" })
          }
        />
        <FieldSelect
          label={`Round (${currency})`}
          value={draft.roundTo}
          options={ROUNDINGS.map(({ value, label }) => [value, label])}
          onChange={(chosen) => change({ roundTo: Number(chosen) })}
        />
      </div>
      <RepriceLines
        preview={shown ?? null}
        asked={asked !== null}
        named={all}
        currency={currency}
        out={out}
        onOut={setOut}
      />
    </ActDialog>
  );
}
