import type { ReactNode } from "react";
import { TextLink } from "#ui/components/text-link.tsx";
import { useKeepsClients } from "./use-keeps-clients.ts";

/** A client's name as the way to their record; plain where there is none, or none to be seen. */
export function ClientLink({
  clientId,
  className,
  children,
}: {
  clientId: string | null;
  className?: string;
  children: ReactNode;
}) {
  const kept = useKeepsClients();
  if (!clientId || !kept) return children;
  return (
    <TextLink to={`/clients/${clientId}`} {...(className && { className })}>
      {children}
    </TextLink>
  );
}
