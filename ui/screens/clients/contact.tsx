import { Mail, Phone } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Client } from "#tools/clients/schema.ts";
import { ageAt } from "#ui/cards/client/client-words.ts";
import { longDay, phoneText } from "#ui/lib/format.ts";
import { EmailText } from "#ui/components/email-text.tsx";

/** How a client is reached, one tap each, and how old they are. */
export function Contact({ client }: { client: Client }) {
  const { phone, email, birthDate } = client;
  const [now] = useState(() => Date.now());
  const age = ageAt(client, now);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-5 text-base">
      {phone && (
        <Reach
          href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
          icon={<Phone size={16} aria-hidden="true" />}
        >
          {phoneText(phone)}
        </Reach>
      )}
      {email && (
        <Reach href={`mailto:${email}`} icon={<Mail size={16} aria-hidden="true" />}>
          <span aria-hidden="true" className="lg:hidden">
            Email
          </span>
          <span className="max-lg:sr-only">
            <EmailText>{email}</EmailText>
          </span>
        </Reach>
      )}
      {!phone && !email && <span>No phone or email yet</span>}
      {birthDate && (
        <span>
          Born {longDay(birthDate)}
          {age !== null && age >= 0 && `, aged ${age}`}
        </span>
      )}
    </div>
  );
}

function Reach({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-6 min-w-0 items-center gap-2 font-semibold text-ink underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-ink touch:min-h-11"
    >
      {icon}
      {children}
    </a>
  );
}
