import { useQuery } from "@tanstack/react-query";
import { messageSettings } from "#ui/api/desk/delivery.ts";
import { TextLink } from "#ui/components/text-link.tsx";
import { cx } from "#ui/lib/cx.ts";

/** That texts reach nobody yet, as long as that is so. */
export function NotConnected({ className }: { className?: string }) {
  const { data: delivery } = useQuery(messageSettings);
  if (!delivery || delivery.delivers.sms) return null;
  return (
    <p role="status" className={cx("bg-warn-soft px-4 py-2.5 text-sm text-warn", className)}>
      Texts are not connected yet
      <span className="max-md:sr-only">
        : what is written now is kept, and reaches no phone
      </span>.{" "}
      <TextLink to="/settings#messages">How to connect them</TextLink>
    </p>
  );
}
