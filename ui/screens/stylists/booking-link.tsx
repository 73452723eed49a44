import { CopyLine } from "#ui/components/copy-line.tsx";

/** Where clients book somebody, with a button that copies the whole address. */
export function BookingLink({ slug }: { slug: string }) {
  const path = `/book/${slug}`;
  const whole = new URL(path, location.origin);
  return (
    <CopyLine label="Copy booking link" text={whole.href}>
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 min-w-0 flex-1 items-center [overflow-wrap:anywhere] font-mono text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        <span>
          {whole.host}
          <wbr />
          {path}
        </span>
      </a>
    </CopyLine>
  );
}
