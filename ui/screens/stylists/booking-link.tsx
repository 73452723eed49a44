import { CopyLine } from "#ui/components/copy-line.tsx";

/** Where clients book somebody, with a button that copies the whole address. */
export function BookingLink({ slug }: { slug: string }) {
  const path = `/book/${slug}`;
  return (
    <CopyLine label="Copy booking link" text={new URL(path, location.origin).href}>
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 min-w-0 flex-1 items-center font-mono text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        <span className="truncate text-ink-3">{location.host}</span>
        <span className="shrink-0">{path}</span>
      </a>
    </CopyLine>
  );
}
