import { lazy, Suspense, type ComponentType } from "react";
import { whenQuiet } from "#ui/lib/device/when-quiet.ts";

/** A part that opens on a tap: its code is fetched once the page stands, and is there when it is wanted. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  // what cannot be fetched is told when it is wanted
  whenQuiet(() => void load().catch(() => {}));
  return function Later(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
