import { useQuery } from "@tanstack/react-query";
import { listActRequests } from "#ui/api/house/act-requests.ts";
import { TextLink } from "#ui/components/text-link.tsx";

/** What programs have asked for and wait to be told; nothing when nothing waits. */
export function TokenRequests() {
  const { data } = useQuery(listActRequests);
  const waiting = data?.filter(({ status }) => status === "waiting") ?? [];
  if (waiting.length === 0) return null;
  return (
    <div role="status" className="flex flex-col gap-2">
      <h3 className="font-semibold">Waits for your answer</h3>
      <ul className="flex flex-col gap-1.5">
        {waiting.map(({ id, question, askedBy }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink to={`/approve/${id}`}>{question}</TextLink>{" "}
            <span className="text-ink-3">{askedBy}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
