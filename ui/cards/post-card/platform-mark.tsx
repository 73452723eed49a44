import type { Platform } from "#tools/social/schema.ts";
import { cx } from "#ui/lib/cx.ts";

/** A plain drawing that tells one platform from the other; decoration beside its name. */
export function PlatformMark({ platform, className }: { platform: Platform; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={cx("size-3.5 shrink-0", className)}
    >
      {platform === "instagram" ? (
        <>
          <rect x="3" y="3" width="18" height="18" rx="5.5" />
          <circle cx="12" cy="12" r="4.2" />
          <circle cx="17" cy="7" r="0.6" fill="currentColor" />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="9.5" />
          <path d="M11.5 21v-9.5c0-2.6 1.3-4 3.8-4M8.5 12.8h6" />
        </>
      )}
    </svg>
  );
}
