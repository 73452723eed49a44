import {
  CalendarDays,
  Check,
  ChevronRight,
  FileSpreadsheet,
  FlaskConical,
  Package,
  Scissors,
  Users,
} from "lucide-react";
import type { MigrationKind, MigrationPlatform, PlatformShown } from "#tools/migration/schema.ts";
import { KINDS_SHOWN, kindName } from "#ui/cards/migration/migration-words.ts";
import { cx } from "#ui/lib/cx.ts";
import { initials } from "#ui/lib/initials.ts";

const ICONS = {
  clients: Users,
  appointments: CalendarDays,
  products: Package,
  services: Scissors,
  formulas: FlaskConical,
} satisfies Record<MigrationKind, typeof Users>;

/** Whatever exports a file: it has no letters of its own. */
const OTHER: MigrationPlatform = "other";

const COLUMNS = "md:grid md:grid-cols-[minmax(0,1fr)_repeat(5,76px)_18px] md:items-center";

/** The systems that are known, each the way to begin: how its data is got, and what of it comes over. */
export function Systems({
  of,
  onStart,
}: {
  of: readonly PlatformShown[];
  onStart: (from: MigrationPlatform) => void;
}) {
  return (
    <div className="-mx-2.5">
      <div
        aria-hidden="true"
        className={cx(
          COLUMNS,
          "border-b border-line-soft px-2.5 pb-3 text-2xs text-ink-2 max-md:hidden",
        )}
      >
        <span className="self-end">System</span>
        {KINDS_SHOWN.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <span key={kind} className="flex flex-col items-center gap-1.5">
              <Icon size={18} className="text-ink-3" />
              {kindName(kind)}
            </span>
          );
        })}
      </div>
      <ul className="flex flex-col divide-y divide-line-soft">
        {of.map(({ id, name, hasApi, kinds }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onStart(id)}
              className={cx(
                COLUMNS,
                "w-full rounded-m px-2.5 py-2.5 text-left transition-colors duration-150 hover:bg-accent-soft max-md:flex max-md:items-center max-md:gap-3",
              )}
            >
              <span className="flex min-w-0 items-center gap-3 max-md:flex-1">
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-small border border-line bg-bg font-display text-sm font-semibold text-ink-2"
                >
                  {id === OTHER ? <FileSpreadsheet size={18} /> : initials(name)}
                </span>
                <span className="min-w-0">
                  <span className="block leading-tight font-semibold">{name}</span>
                  <span className="block text-xs text-ink-2">
                    {hasApi ? "Fetched for you, or by file" : "By its export files"}
                    <span className="block text-2xs text-ink-3 md:sr-only">
                      {kinds.map(kindName).join(", ")}
                    </span>
                  </span>
                </span>
              </span>
              {KINDS_SHOWN.map((kind) => (
                <span
                  key={kind}
                  aria-hidden="true"
                  className="grid place-items-center max-md:hidden"
                >
                  {kinds.includes(kind) ? (
                    <span className="grid size-6 place-items-center rounded-full bg-ok-soft text-ok">
                      <Check size={14} strokeWidth={2.5} />
                    </span>
                  ) : (
                    <span className="h-px w-3 bg-line" />
                  )}
                </span>
              ))}
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
