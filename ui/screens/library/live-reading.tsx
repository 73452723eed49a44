import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readAsWritten } from "#ui/api/chair/library.ts";
import { Objections } from "#ui/cards/formula-editor/objections.tsx";
import { NotedBowls } from "#ui/cards/noted-bowls/noted-bowls.tsx";

const PAUSE_MS = 300;

/** What shorthand is read as, while it is written. */
export function LiveReading({ text, line }: { text: string; line: string | undefined }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error } = useQuery(readAsWritten(settled, line));
  if (text.trim() === "") return null;
  if (error)
    return (
      <p role="status" className="text-sm text-ink-2">
        It cannot be read at the moment. It can still be saved as it is written.
      </p>
    );
  if (!data) return null;
  return (
    <section
      aria-label="What is read from it"
      className="flex flex-col gap-4 rounded-[16px] bg-sunken p-4"
    >
      <NotedBowls bowls={data.bowls} unread={data.unread} notes={data.notes} compact />
      <Objections title="What the checks say" findings={data.findings} />
    </section>
  );
}
