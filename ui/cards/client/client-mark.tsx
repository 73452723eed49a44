import type { ClientRow } from "#tools/clients/schema.ts";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { cx } from "#ui/lib/cx.ts";
import { initials } from "#ui/lib/initials.ts";

/** What a client is known by at a glance: the color formulated for them last, else their initials. */
export function ClientMark({
  client: { name, color },
  className,
}: {
  client: Pick<ClientRow, "name" | "color">;
  /** Size, corners and the size of the letters. */
  className: string;
}) {
  if (color) return <Swatch hex={color} className={className} />;
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-items-center bg-sunken font-semibold text-ink-3",
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
