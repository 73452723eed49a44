import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OPEN_SCREENS, OWN_SCREENS } from "#ui/screen-list.ts";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/spec-coverage.md"), "utf8");
/** What is asked, with the files it lives in and the tests that prove it, as [file, name]. */
const rows = page
  .split(/^- /m)
  .slice(1)
  .map((row) => {
    const [what = "", ...lines] = row.split("\n").map((line) => line.trim());
    const lives = lines.find((line) => line.startsWith("- in ")) ?? "";
    return {
      what,
      lives: [...lives.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
      proofs: lines.flatMap((line) => {
        const [, file, name] = /^- `([^`]+)` › (.+)$/.exec(line) ?? [];
        return file && name ? [{ file, name }] : [];
      }),
    };
  });
const files = new Map<string, string>();
const read = (file: string) => {
  const text = files.get(file) ?? readFileSync(join(root, file), "utf8");
  files.set(file, text);
  return text;
};

/** The route table of the specification. */
const SCREENS =
  `/ /getting-started /brand-preferences /upload /consultation /consultation/:id/corrective
/color-correction /formula-training /test-lab /history /history/:id /guide /stylists /appointments /migration /pricing
/pricing-tutorial /social-media /inventory /admin/verification /settings /book/:stylistSlug`.split(
    /\s+/,
  );

/** Its call table. */
const CALLS = `GET /api/subscription/status
PUT /api/subscription/upgrade
GET /api/consultations
GET /api/consultations/{id}
POST /api/consultations
PATCH /api/consultations/{id}/notes
GET /api/formulas
POST /api/formulas/upload
POST /api/formulas/convert
GET /api/stylists/profile
PUT /api/stylists/profile
GET /api/color-brands
POST /api/color-brands/seed
GET /api/color-brands/{brandId}/product-lines
GET /api/product-lines
PUT /api/stylists/brand-preferences
GET /api/stylist-preferences
GET /api/brand-preferences/{stylistId}
POST /api/brand-preferences
DELETE /api/brand-preferences/{id}
GET /api/stylists
POST /api/stylists
GET /api/stylists/slug/{slug}
GET /api/appointments
PATCH /api/appointments/{id}/status
POST /api/appointments
POST /api/chat/book
GET /api/migration/platforms
POST /api/migration/start
GET /api/migration/status/{stylistId}
GET /api/services/stylist/{stylistId}
POST /api/services
PATCH /api/services/{id}
DELETE /api/services/{id}
POST /api/training-examples
GET /api/admin/stylists
PATCH /api/admin/stylists/{stylistId}/status
PUT /api/social-media/subscribe
GET /api/social-media/subscription
GET /api/social-media/posts
POST /api/social-media/posts
DELETE /api/social-media/posts/{id}
PUT /api/inventory/subscribe
GET /api/inventory/subscription
GET, POST /api/inventory/suppliers
DELETE /api/inventory/suppliers/{id}
GET, POST /api/inventory/items
DELETE /api/inventory/items/{id}
GET /api/inventory/items/low-stock
GET, POST /api/inventory/orders
POST /api/inventory/orders/{id}/email`.split("\n");

describe("docs/spec-coverage.md", () => {
  it.each([...SCREENS, ...CALLS])("has a row for %s", (wanted) => {
    expect(rows.some(({ what }) => what.startsWith(`\`${wanted}\``))).toBe(true);
  });

  it("says of every row where it lives and what proves it", () => {
    expect(rows.length).toBeGreaterThan(180);
    for (const { what, lives, proofs } of rows) {
      expect(lives, what).not.toEqual([]);
      expect(proofs, what).not.toEqual([]);
    }
    expect(page).not.toMatch(/no test yet/i);
  });

  it("names only files that exist", () => {
    const named = rows.flatMap(({ lives }) => lives);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it("names only tests that stand in their file", () => {
    const missing = rows
      .flatMap(({ proofs }) => proofs)
      .filter(
        ({ file, name }) =>
          !existsSync(join(root, file)) ||
          ![`"${name}"`, `\`${name}\``, `'${name}'`].some((quoted) => read(file).includes(quoted)),
      );
    expect(missing).toEqual([]);
  });

  it("has every screen of the route table among the screens of the app", () => {
    const paths = [...OPEN_SCREENS, ...OWN_SCREENS].map(({ path }) => path);
    const missing = SCREENS.filter((path) => !path.startsWith("/book/") && !paths.includes(path));
    expect(missing).toEqual([]);
  });
});
