import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/**
 * Takes files that are let go of anywhere on the part of the page an element stands in: the screen, or the panel
 * that is docked beside it. Gives whether files hang over it now.
 */
export function useDropAround(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const area = inside.current?.closest<HTMLElement>("main, aside, dialog") ?? inside.current;
    if (!area) return undefined;
    const listening = new AbortController();
    const on = (kind: "dragover" | "dragleave" | "drop", does: (event: DragEvent) => void) =>
      area.addEventListener(kind, (event) => holdsFiles(event) && does(event), listening);
    on("dragover", (event) => {
      event.preventDefault();
      setOver(true);
    });
    on("dragleave", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !area.contains(relatedTarget)) setOver(false);
    });
    on("drop", (event) => {
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, [inside]);
  return over;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
