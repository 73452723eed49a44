import { useEffect, type ComponentType } from "react";
import { partOf } from "#ui/lib/part.ts";
import { toast } from "#ui/lib/toast.ts";

/** A part that opens on a tap: its code comes once the page stands, and is there when it is wanted. One that cannot be had is told, and the screen stays. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { usePart } = partOf(load);
  return function Later(props) {
    const { Part, failed } = usePart();
    useEffect(() => {
      if (failed)
        toast({
          tone: "destructive",
          title: "This could not be opened",
          description: "Check the connection, then reload the page.",
        });
    }, [failed]);
    return Part ? <Part {...props} /> : null;
  };
}
