/** A figure in a table's column; on a phone, where a row is a card, with the column's name before it. */
export function NamedCell({ name, value }: { name: string; value: string }) {
  return (
    <td className="py-3 pl-4 text-right whitespace-nowrap tabular-nums max-lg:flex max-lg:justify-between max-lg:gap-3 max-lg:p-0">
      <span aria-hidden="true" className="text-ink-3 lg:hidden">
        {name}
      </span>
      {value}
    </td>
  );
}

/** The heading above such a column, and a row of them. */
export const NAMED_HEAD = "py-2 pl-4 text-right font-medium first:pl-0 first:text-left";
export const NAMED_ROW =
  "border-t border-line-soft max-lg:grid sm:max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:gap-y-1 max-lg:py-3";
export const NAMED_TABLE = "w-full text-left text-sm max-lg:block max-lg:*:block";
export const ROW_NAME =
  "py-3 font-semibold break-words max-lg:col-span-full max-lg:py-0.5 max-lg:text-base";
