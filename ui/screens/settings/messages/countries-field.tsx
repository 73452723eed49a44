import { X } from "lucide-react";
import { useState } from "react";
import { Chip } from "#ui/components/chip.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";

/** Regions that are no countries, though they have a code. */
const NONE = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Countries whose numbers are texted to, by their ISO codes: chosen by name, each taken away by a tap. */
export function CountriesField({
  codes,
  error,
  onChange,
}: {
  codes: readonly string[];
  error: string | undefined;
  onChange: (codes: string[]) => void;
}) {
  const [known] = useState(countries);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FieldSelect
        label="Countries texted to"
        hint={
          codes.length === 0 ? "Your own country alone." : "Only numbers of these are written to."
        }
        error={error}
        value=""
        none={codes.length === 0 ? "The salon’s own" : "Add another"}
        options={known.filter(([code]) => !codes.includes(code))}
        onChange={(code) => code && onChange([...codes, code])}
      />
      {codes.length > 0 && (
        <ul aria-label="Countries" className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code} className="max-w-full">
              <Chip
                aria-label={`No texts to ${names.of(code) ?? code}`}
                className="max-w-full"
                onClick={() => onChange(codes.filter((each) => each !== code))}
              >
                <span className="truncate">{names.of(code) ?? code}</span>
                <X size={15} aria-hidden="true" className="shrink-0" />
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Every code that the browser has a name for, but for former ones, by that name. */
function countries() {
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NONE.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [[code, name] as const] : [];
    })
    .toSorted(([, one], [, other]) => one.localeCompare(other));
}
