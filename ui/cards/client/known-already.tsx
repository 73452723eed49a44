import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { listClients } from "#ui/api/desk/clients.ts";
import type { ClientRow } from "#tools/clients/schema.ts";
import { EmailText } from "#ui/components/email-text.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { sameAs, type Contact } from "./client-draft.ts";
import { contactOf } from "./client-words.ts";

const SAME = { name: "same name", email: "same email", phone: "same number" } as const;
const SHOWN = 3;

/** Records with the name, address or number that is being typed, each to be opened instead. */
export function KnownAlready({ draft, except }: { draft: Contact; except?: string | undefined }) {
  const typed = useDeferredValue(draft);
  const byName = useFound(typed.name);
  const byEmail = useFound(typed.email);
  const byPhone = useFound(typed.phone);
  const rows = new Map([...byName, ...byEmail, ...byPhone].map((row) => [row.id, row]));
  const same = [...rows.values()].flatMap((row) => {
    const because = row.id === except ? [] : sameAs(typed, row);
    return because.length > 0 ? [{ row, because }] : [];
  });
  if (same.length === 0) return null;
  return (
    <div role="status" className="rounded-m bg-warn-soft px-4 py-3 text-sm">
      <p className="font-semibold text-warn">Already on record?</p>
      <ul className="mt-1 flex flex-col gap-1">
        {same.slice(0, SHOWN).map(({ row, because }) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-2">
            <TextLink to={`/clients/${row.id}`}>Open {row.name}</TextLink>
            <span className="text-ink-2">
              <EmailText>
                {[because.map((why) => SAME[why]).join(", "), contactOf(row)]
                  .filter(Boolean)
                  .join(" · ")}
              </EmailText>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useFound(words: string): ClientRow[] {
  const sought = words.trim();
  const { data } = useInfiniteQuery({ ...listClients(sought), enabled: sought.length >= 3 });
  return sought.length >= 3 ? (data?.pages[0]?.items ?? []) : [];
}
