import { useEffect, useState } from "react";
import type { Chapter } from "#tools/guide/schema.ts";

/** The band of the window in which a chapter counts as the one being read: below where an address scrolls it to. */
const READ_IN = "-30% 0px -65% 0px";

/** The chapter that is in sight, by its id; the first before anybody scrolls. */
export function useCurrent(chapters: readonly Chapter[]): string {
  const [current, setCurrent] = useState(chapters[0]?.id ?? "");
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = chapters.find(({ id }) => seen.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: READ_IN },
    );
    for (const { id } of chapters) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [chapters]);
  return current;
}
