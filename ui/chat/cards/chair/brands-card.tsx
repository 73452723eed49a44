import type { BrandPreference, Shelf, ShelfLine } from "#tools/brands/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { plural } from "#ui/lib/format.ts";
import { spoken } from "#tools/colour/spoken.ts";

/** The stylist's own lines, numbered. */
export function PreferencesCard({ value }: { value: readonly BrandPreference[] }) {
  return (
    <Card title="Your lines">
      {value.length === 0 ? (
        <p className="text-ink-2">No line yet. Formulas are written in the default lines.</p>
      ) : (
        <ol className="flex flex-col gap-2">
          {value.map(({ id, brandName, productLineName, productLineType }, at) => (
            <li key={id} className="flex items-baseline gap-2">
              <span className="w-6 shrink-0 font-mono text-ink-3">{at + 1}.</span>
              <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                <span className="text-ink-2">{brandName}</span>
                <span className="font-semibold">{productLineName}</span>
                <Badge>{spoken(productLineType.replace("colour-", "colour "))}</Badge>
              </span>
            </li>
          ))}
        </ol>
      )}
      <ButtonLink to="/brand-preferences" className="mt-4">
        Brand preferences
      </ButtonLink>
    </Card>
  );
}

/** What stands on the shelf, line by line. */
export function ShelfCard({ value }: { value: Shelf }) {
  return (
    <Card
      title="On the shelf"
      aside={value.only && <Badge tone="cool">Formulas use it alone</Badge>}
    >
      {value.lines.length === 0 && <p className="text-ink-2">Nothing of it stands there.</p>}
      <div className="flex flex-col gap-4">
        {value.lines.map((line) => (
          <OnShelf key={`${line.brandId}/${line.lineId}`} line={line} />
        ))}
      </div>
      <ButtonLink to="/brand-preferences?tab=shelf" className="mt-4">
        My shelf
      </ButtonLink>
    </Card>
  );
}

/** One line of the shelf after a change. */
export function ShelfLineCard({ value }: { value: ShelfLine }) {
  return (
    <Card>
      <OnShelf line={value} />
    </Card>
  );
}

/** Codes that are shown at once; the screen has them all. */
const MOST = 24;

function OnShelf({ line }: { line: ShelfLine }) {
  const { brandName, lineName, codes, made, unknown, discontinued, type } = line;
  const named = codes.slice(0, MOST).map((code) => (type === "developer" ? `${code} vol` : code));
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-ink-2">{brandName}</span>
        <span className="font-semibold">{lineName}</span>
        <span className="text-sm text-ink-2">
          {codes.length} of {made}
        </span>
        {discontinued && <Badge tone="warn">Discontinued</Badge>}
      </p>
      {made > 1 && named.length > 0 && (
        <p className="font-mono text-sm break-words">
          {named.join("  ")}
          {codes.length > MOST && ` and ${plural(codes.length - MOST, "other")}`}
        </p>
      )}
      {unknown.map(({ code, nearest }) => (
        <p key={code} className="text-sm text-warn">
          {code} is not in the catalog{nearest ? `; the nearest is ${nearest}` : ""}.
        </p>
      ))}
    </div>
  );
}
