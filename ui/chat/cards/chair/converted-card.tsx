import type { ConvertedFormula, ConvertedStored } from "#tools/library/convert-schema.ts";
import { ConvertedIngredients } from "#ui/cards/converted-formula/converted-ingredients.tsx";
import { ConvertedTerms } from "#ui/cards/converted-formula/converted-terms.tsx";
import { SaveConverted } from "#ui/cards/converted-formula/save-converted.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** A formula in another line, old beside new. The saved formula stays as it is. */
export function ConvertedCard({
  value,
  compact,
}: {
  value: ConvertedFormula & Partial<Pick<ConvertedStored, "formula">>;
  compact: boolean;
}) {
  const into = value.bowls.find(({ line }) => line === value.to);
  const title = into?.lineName ? `In ${into.brandName} ${into.lineName}` : "Not converted";
  return (
    <Card title={title} className="flex flex-col gap-3">
      {value.formula && <p className="-mt-2 text-sm text-ink-2">{value.formula.name}</p>}
      <ConvertedIngredients ingredients={value.convertedIngredients} compact={compact} />
      <ConvertedTerms converted={value} />
      {value.formula && (
        <div className="empty:hidden">
          <SaveConverted converted={{ ...value, formula: value.formula }} />
        </div>
      )}
    </Card>
  );
}
