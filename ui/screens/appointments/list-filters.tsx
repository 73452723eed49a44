import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";

const WHEN = [
  ["coming", "Upcoming"],
  ["over", "Past"],
  ["cancelled", "Cancelled"],
] as const;
export type When = (typeof WHEN)[number][0];

/** What the list of appointments is narrowed to. */
export type ListFilter = { when: When; name: string };

/** The list's own filters, in the row of the views; on a phone under it, once they are asked for or something is narrowed. */
export function ListFilters({
  filter,
  folded,
  onChange,
}: {
  filter: ListFilter;
  folded: boolean;
  onChange: (filter: ListFilter) => void;
}) {
  if (folded && filter.when === "coming" && filter.name === "") return null;
  return (
    <>
      <SearchField
        label="Find by client"
        placeholder="Client"
        value={filter.name}
        onChange={(name) => onChange({ ...filter, name })}
        className="min-w-0 flex-1 max-md:order-1 max-md:basis-44 md:max-w-72"
      />
      <FieldSelect
        label="When"
        hideLabel
        value={filter.when}
        options={WHEN}
        onChange={(chosen) =>
          onChange({ ...filter, when: WHEN.find(([when]) => when === chosen)?.[0] ?? "coming" })
        }
        className="w-36 max-md:order-1"
      />
    </>
  );
}
