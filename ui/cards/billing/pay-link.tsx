import { ExternalLink } from "lucide-react";
import { buttonLook } from "#ui/components/button-look.ts";

/** The way to the page of Stripe's on which a plan is paid, in the same tab: it leads back here. */
export function PayLink({
  url,
  big,
  className,
  children = "Continue to payment",
}: {
  url: string;
  big?: boolean;
  className?: string;
  children?: string;
}) {
  return (
    <a href={url} className={buttonLook("primary", big, className)}>
      <ExternalLink size={16} aria-hidden="true" />
      {children}
    </a>
  );
}
