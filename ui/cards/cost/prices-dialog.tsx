import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState, type FormEvent } from "react";
import type { ProductPrice } from "#tools/pricing/cost/cost-schema.ts";
import { removePrice, setPrices } from "#ui/api/desk/pricing.ts";
import { Button } from "#ui/components/button.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { issueFor } from "#ui/lib/http/issues.ts";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import {
  changesOf,
  draftsOf,
  problemsOf,
  shadeDraft,
  type LineToPrice,
  type PriceDraft,
} from "./price-draft.ts";
import { PriceFields } from "./price-fields.tsx";

export type PricesDialogProps = {
  lines: readonly LineToPrice[];
  prices: readonly ProductPrice[];
  currency: string;
  onClose: () => void;
};

/** Asks what the packs of lines cost and hold. A price whose fields are both emptied is forgotten. */
export function PricesDialog({ lines, prices, currency, onClose }: PricesDialogProps) {
  const [drafts, setDrafts] = useState(() =>
    lines.flatMap((line) => draftsOf(line, prices, currency)),
  );
  const [tried, setTried] = useState(false);
  const saving = useMutation(setPrices);
  const removing = useMutation(removePrice);
  const change = (key: string, changed: Partial<PriceDraft>) =>
    setDrafts((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const { set, remove } = changesOf(drafts, currency);
  const error = saving.error ?? removing.error;
  /** The field that the server refused, among the prices that were sent. */
  const refusal = (draft: PriceDraft) => {
    const at = set.findIndex(
      ({ line, part, code }) => line === draft.line && part === draft.part && code === draft.code,
    );
    return issueFor(saving.error, `prices.${at}.code`);
  };
  const save = async () => {
    for (const id of remove) await removing.mutateAsync(id);
    if (set.length > 0) await saving.mutateAsync({ prices: set });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (drafts.some((draft) => Object.keys(problemsOf(draft)).length > 0)) return;
    save().catch(() => undefined); // said in the form
  };
  return (
    <FormDialog
      onClose={onClose}
      title="What it costs you"
      description="A 2 oz tube holds 57 g; 1 ml of a liquid counts as 1 g."
      form={{
        submit,
        pending: saving.isPending || removing.isPending,
        refusal: error && !drafts.some(refusal) ? sentenceOf(error) : undefined,
      }}
      submit="Save prices"
      ready={set.length > 0 || remove.length > 0}
      className="flex flex-col gap-6"
    >
      {lines.map((line) => (
        <div key={line.line} className="flex flex-col gap-6">
          {drafts
            .filter((draft) => draft.line === line.line)
            .map((draft) => (
              <PriceFields
                key={draft.key}
                label={labelOf(draft, line)}
                draft={draft}
                currency={currency}
                problems={{
                  ...(refusal(draft) && { code: refusal(draft) }),
                  ...(tried && problemsOf(draft)),
                }}
                onChange={(changed) => change(draft.key, changed)}
              />
            ))}
          <Button
            kind="ghost"
            className="-ml-3.5 self-start"
            icon={Plus}
            onClick={() => setDrafts([...drafts, shadeDraft(line.line, drafts.length)])}
          >
            A shade with a price of its own
          </Button>
        </div>
      ))}
    </FormDialog>
  );
}

function labelOf({ part, code, kept }: PriceDraft, { name, developer }: LineToPrice): string {
  if (part === "developer") return developer ?? "Developer";
  if (code === null) return name;
  return kept ? `${name} ${code}` : `One shade of ${name}`;
}
