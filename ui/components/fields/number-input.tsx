import type { ComponentProps } from "react";
import { Input } from "./input.tsx";

export type NumberInputProps = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** What is typed beyond it becomes it. */
  max: number;
};

/** A whole number inside a Field; empty is unsaid. */
export function NumberInput({ value, onChange, max, ...rest }: NumberInputProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={value ?? ""}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, "");
        onChange(digits ? Math.min(max, Number(digits)) : undefined);
      }}
    />
  );
}
