import { Search } from "lucide-react";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

/** Search as one types; the label is for who does not see the lens. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  className,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (words: string) => void;
  className?: string;
}) {
  return (
    <Field label={label} hideLabel {...(className && { className })}>
      <span className="relative block">
        <Search
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
        />
        <Input
          type="search"
          placeholder={placeholder}
          maxLength={120}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="pl-10 [&::-webkit-search-cancel-button]:opacity-50 [&::-webkit-search-cancel-button]:grayscale"
        />
      </span>
    </Field>
  );
}
