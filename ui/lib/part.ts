import { useEffect, useState, type ComponentType } from "react";
import { whenQuiet } from "./device/when-quiet.ts";

/** A component whose code comes apart from the page: undefined until it is there. */
type Part<Props> = { Part: ComponentType<Props> | undefined; failed: boolean };

/**
 * Code that comes once the page stands, or when it is wanted before that. `fetch` has it come now; `usePart` gives it at once
 * where it is here, and says where it could not be fetched.
 */
export function partOf<Props>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => (here ??= await load());
  // what cannot be fetched is told when it is wanted
  whenQuiet(() => void fetch().catch(() => {}));
  const usePart = (): Part<Props> => {
    const [part, setPart] = useState<Part<Props>>(() => ({ Part: here, failed: false }));
    const missing = !part.Part;
    useEffect(() => {
      if (!missing) return undefined;
      let wanted = true;
      fetch().then(
        (Part) => wanted && setPart({ Part, failed: false }),
        () => wanted && setPart({ Part: undefined, failed: true }),
      );
      return () => {
        wanted = false;
      };
    }, [missing]);
    return part;
  };
  return { fetch, usePart };
}
