import { useQuery } from "@tanstack/react-query";
import { listActRequests } from "#ui/api/house/act-requests.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";

/** What programs have asked for and wait to be told; nothing when nothing waits. */
export function TokenRequests() {
  const { data } = useQuery(listActRequests);
  const waiting = data?.filter(({ status }) => status === "waiting") ?? [];
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Waits for your answer" className="flex flex-col gap-3">
      {waiting.map(({ id, question, askedBy }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-warn-soft px-[22px] py-4"
        >
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <span className="block text-sm text-ink-2">{askedBy} asks</span>
            <span className="font-semibold">{question}</span>
          </p>
          <ButtonLink to={`/approve/${id}`} kind="primary">
            Answer
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
