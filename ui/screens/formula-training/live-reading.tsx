import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readWhileWriting } from "#ui/api/chair/training.ts";
import { NotedBowls } from "#ui/cards/noted-bowls/noted-bowls.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { plural } from "#ui/lib/format.ts";

/** How long a pen has to rest before the words are read, in milliseconds. */
const REST_MS = 600;

/** What is understood of a formula while it is written. Quiet until a bowl is found. */
export function LiveReading({ text }: { text: string }) {
  const settled = useSettled(text.trim());
  const { data } = useQuery({
    ...readWhileWriting(settled),
    enabled: settled !== "",
    placeholderData: keepPreviousData,
  });
  if (settled === "" || !data || data.bowls.length === 0) return null;
  const unread = data.unread.length > 0 ? `, ${plural(data.unread.length, "piece")} not` : "";
  return (
    <Fold
      summary={`Understood so far: ${plural(data.bowls.length, "bowl")}${unread}`}
      className="-my-3"
    >
      <NotedBowls bowls={data.bowls} unread={data.unread} notes={data.notes} compact />
    </Fold>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
