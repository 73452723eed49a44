import { useSearchParams } from "react-router";
import type { LibraryFilter } from "#ui/api/chair/library.ts";

const NAMES = [
  "search",
  "brandId",
  "lineId",
  "level",
  "tone",
  "origin",
  "importId",
  "unread",
] as const;

/** The filter in the address, and how to change a part of it; "" takes a part away. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter: LibraryFilter = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const change = (part: LibraryFilter) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(part))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const clear = () => setParams({}, { replace: true });
  return { filter, change, clear, filtered: Object.keys(filter).length > 0 };
}
