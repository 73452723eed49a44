import { CircleAlert } from "lucide-react";
import type { ShelfLine } from "#tools/brands/schema.ts";
import { Button } from "#ui/components/button.tsx";

/** Codes that the catalogue does not hold, each with the nearest that it does. */
export function UnknownCodes({
  unknown,
  lineName,
  onReplace,
}: {
  unknown: ShelfLine["unknown"];
  lineName: string;
  /** The nearest in its place; null takes it off. */
  onReplace: (code: string, nearest: string | null) => void;
}) {
  if (unknown.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-m bg-warn-soft p-3.5">
      <p className="flex items-center gap-2 text-sm font-semibold text-warn">
        <CircleAlert size={17} aria-hidden="true" />
        Not in the catalog of {lineName}
      </p>
      <ul className="flex flex-col gap-2">
        {unknown.map(({ code, nearest }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-sm">
              <span className="font-mono font-semibold">{code}</span>
              {nearest && (
                <>
                  , nearest is <span className="font-mono font-semibold">{nearest}</span>
                </>
              )}
            </span>
            <span className="flex gap-2">
              {nearest && (
                <Button onClick={() => onReplace(code, nearest)}>Use {nearest} instead</Button>
              )}
              <Button kind="ghost" onClick={() => onReplace(code, null)}>
                Leave out<span className="sr-only"> {code}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
