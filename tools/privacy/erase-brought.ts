import { and, eq, or, sql } from "drizzle-orm";
import { migrationRows } from "#db/schema/migrations.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { StoredClient } from "#tools/clients/rows.ts";

const ABOUT_ERASED = "This row was about somebody who has been erased.";

/** What came of a client from another system: what was filled in of them, and rows about them that were left out. */
export async function eraseBrought(
  { db }: Pick<Ctx, "db">,
  { id, name, emailKey, phone }: StoredClient,
): Promise<void> {
  await db
    .update(migrationRows)
    .set({ before: null, sourceId: null, problem: null })
    .where(eq(migrationRows.entityId, id));
  const { fields } = migrationRows;
  const said = (field: string) => sql`lower(${fields} ->> ${field}::text)`;
  const digits = phone?.replaceAll(/\D/g, "") ?? "";
  const called = name.toLowerCase();
  await db
    .update(migrationRows)
    .set({ fields: {}, sourceId: null, problem: ABOUT_ERASED })
    .where(
      and(
        eq(migrationRows.outcome, "skipped"),
        or(
          sql`${said("name")} = ${called} or ${said("clientName")} = ${called}`,
          sql`concat_ws(' ', ${said("firstName")}, ${said("lastName")}) = ${called}`,
          emailKey ? sql`${said("email")} = ${emailKey}` : undefined,
          digits.length >= 5
            ? sql`regexp_replace(${fields} ->> 'phone', '\\D', '', 'g') = ${digits}`
            : undefined,
        ),
      ),
    );
}
