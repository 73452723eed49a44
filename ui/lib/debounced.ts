import { useEffect, useState } from "react";

/** A value that is typed, once it has stood still for so many milliseconds. */
export function useDebounced<Value>(value: Value, wait: number): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const settle = setTimeout(() => setStill(value), wait);
    return () => clearTimeout(settle);
  }, [value, wait]);
  return still;
}
