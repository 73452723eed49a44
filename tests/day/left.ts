import type { Sql } from "postgres";

/** What is of one salon or one moment of writing, or names the door: nobody's rows are compared by it. */
const OF_ONE =
  /(?:^|_)id$|^itemId$|^(?:created|updated|paid|undone)_at$|^(?:source|network|holder|line)$/;

/** The tables that a day writes; each row with the names of whom it is about in place of ids. */
const WRITTEN = {
  appointments: `select t.*, s.name as with_whom, c.name as of_client
    from appointments t join stylists s on s.id = t.stylist_id left join clients c on c.id = t.client_id`,
  occupancies: `select t.*, s.name as with_whom from occupancies t join stylists s on s.id = t.stylist_id`,
  bills: `select t.*, a.client_name, n.starts_at as next from bills t
    join appointments a on a.id = t.appointment_id left join appointments n on n.id = t.rebooked_id`,
  payments: `select t.*, a.client_name from payments t join appointments a on a.id = t.appointment_id`,
  ledger_entries: `select t.*, a.client_name, p.method from ledger_entries t
    join payments p on p.id = t.payment_id join appointments a on a.id = p.appointment_id`,
  refunds: `select t.*, a.client_name from refunds t
    join payments p on p.id = t.payment_id join appointments a on a.id = p.appointment_id`,
  day_closes: `select t.* from day_closes t`,
  stock_movements: `select t.*, i.name from stock_movements t join items i on i.id = t.item_id`,
  mixed_bowls: `select t.*, a.client_name, s.name as who from mixed_bowls t
    join stylists s on s.id = t.stylist_id left join appointments a on a.id = t.appointment_id`,
  reweighs: `select t.* from reweighs t`,
  timers: `select t.*, s.name as who from timers t join stylists s on s.id = t.stylist_id`,
  clients: `select t.* from clients t`,
} as const;

type Rows = Record<keyof typeof WRITTEN, Record<string, unknown>[]>;

/** What a salon's day has left, table by table. `sql` must see all rows. */
export async function leftOf(sql: Sql, salonId: string): Promise<Rows> {
  const left: Partial<Rows> = {};
  for (const [table, query] of Object.entries(WRITTEN)) {
    const rows = await sql.unsafe(`${query} where t.salon_id = $1`, [salonId]);
    left[table as keyof Rows] = rows
      .map((row) =>
        JSON.stringify(row, (name, value: unknown) => (OF_ONE.test(name) ? undefined : value)),
      )
      .toSorted()
      .map((row) => JSON.parse(row) as Record<string, unknown>);
  }
  return left as Rows;
}
