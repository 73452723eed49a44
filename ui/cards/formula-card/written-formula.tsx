import type { StoredFormula } from "#tools/formulas/schema.ts";

/** A formula that came as text: its parts as written, which cannot be scaled. */
export function WrittenFormula({ formula }: { formula: StoredFormula }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">What goes into the bowl</caption>
      <tbody>
        {formula.ingredients.map(({ name, amount }, index) => (
          <tr key={index} className="border-t border-line-soft">
            <th scope="row" className="py-2.5 text-left font-normal md:py-3 md:text-md">
              {name}
            </th>
            <td className="pl-4 text-right font-mono text-[19px] font-semibold whitespace-nowrap">
              {amount}
            </td>
          </tr>
        ))}
        {[
          ["Developer ratio", formula.developerRatio],
          ["Processing time", formula.processingTime],
        ].map(([label, value]) => (
          <tr key={label} className="border-t border-line-soft text-sm text-ink-2">
            <th scope="row" className="py-2.5 text-left font-normal">
              {label}
            </th>
            <td className="pl-4 text-right">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
