import postgres from "postgres";
import type { Names } from "./score.ts";

/** By which words an id is known, table by table; see Names. */
const WORDS = `
  select id, name from clients
  union all select id, name from services
  union all select id, name from items
  union all select id, name from stylists
  union all select id, name from suppliers
  union all select id, name from library_formulas
  union all select id, name from chairs
  union all select id, name from training_examples
  union all select id, name from api_tokens
  union all select id, title from chats
  union all select id, client_name from appointments
  union all select id, client_name from waitlist_entries
  union all select id, client_name from consultations
  union all select f.id, c.client_name || ' ' || f.name from formulas f join consultations c on c.id = f.consultation_id
  union all select id, coalesce(client_name, '') || ' ' || label from timers
  union all select t.id, c.name from client_tests t join clients c on c.id = t.client_id
  union all select s.id, c.name from sms_conversations s join clients c on c.id = s.client_id
  union all select id, reason from occupancies where kind = 'block'
  union all select id, caption from social_posts
  union all select id, platform::text from migrations
  union all select o.id, s.name from supplier_orders o join suppliers s on s.id = o.supplier_id
  union all select p.id, a.client_name from payments p join appointments a on a.id = p.appointment_id
  union all select i.id, s.name from invitations i join stylists s on s.id = i.stylist_id
  union all select id, reason from hours_exceptions
  union all select id, coalesce(subject, body) from outbox
  union all select id, words from chat_actions`;

/** What stands behind every id of a salon's database at this moment. */
export async function namesIn(databaseUrl: string): Promise<Names> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    const rows = await sql.unsafe<{ id: string; name: string | null }[]>(WORDS);
    return Object.fromEntries(rows.map(({ id, name }) => [id, name ?? ""]));
  } finally {
    await sql.end();
  }
}
