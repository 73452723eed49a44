import { ExternalLink } from "lucide-react";
import { TEXT_LINK } from "#ui/components/text-link-look.ts";
import { lookupOf } from "./board-rules.ts";

/** The way to the register of whoever issued a licence. */
export function LookupLink({ authority }: { authority: string | null }) {
  const { label, href } = lookupOf(authority);
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={`${TEXT_LINK} w-fit items-center gap-1.5 text-sm`}
    >
      {label}
      <ExternalLink size={15} aria-hidden="true" />
      <span className="sr-only">(opens a new tab)</span>
    </a>
  );
}
