import { sql, type SQL } from "drizzle-orm";
import { CLIENT_FIELD_NAMES, CLIENT_FIELDS } from "#tools/clients/fields.ts";
import { orderStanding } from "#tools/inventory/orders/order-standing.ts";
import { columnOf } from "#tools/core/fields.ts";

/** A table for people: `line` is a JSON array of the cells under the headings. */
export type ExportSheet = { name: string; headings: string[]; select: SQL };

/** How a salon writes moments and money. `digits` stand after the point of its currency. */
export type SheetWays = { timeZone: string; digits: number };

/** Who looks after a client is told by their visits. */
const CLIENT_CELLS = CLIENT_FIELD_NAMES.filter((name) => CLIENT_FIELDS[name].kind !== "record");

/** What people look for in an export, as `csv/<name>.csv`. Times are the salon's own clock, amounts its currency. */
export function exportSheets({ timeZone, digits }: SheetWays): ExportSheet[] {
  const day = (at: SQL) => sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const clock = (at: SQL) => sql`to_char(${at} at time zone ${timeZone}, 'HH24:MI')`;
  const money = (amount: SQL) =>
    sql`to_char(${amount} / power(10::numeric, ${sql.raw(String(digits))}), ${sql.raw(digits > 0 ? `'FM9999999990.${"0".repeat(digits)}'` : "'FM9999999990'")})`;
  const cells = (...of: SQL[]) => sql`json_build_array(${sql.join(of, sql`, `)})::text as line`;
  return [
    {
      name: "clients",
      headings: [...CLIENT_CELLS.map((name) => CLIENT_FIELDS[name].label), "Since"],
      select: sql`select ${cells(...CLIENT_CELLS.map((name) => sql`${sql.identifier(columnOf(name))}`), day(sql`created_at`))}
        from clients where merged_into_id is null order by name_key, id`,
    },
    {
      name: "appointments",
      headings: [
        "Date",
        "From",
        "To",
        "Status",
        "Client",
        "Email",
        "Phone",
        "Service",
        "Stylist",
        "Price",
        "Notes",
      ],
      select: sql`select ${cells(day(sql`a.starts_at`), clock(sql`a.starts_at`), clock(sql`a.ends_at`), sql`a.status`, sql`a.client_name`, sql`a.client_email`, sql`a.client_phone`, sql`a.service_type`, sql`s.name`, money(sql`a.price`), sql`a.notes`)}
        from appointments a join stylists s on s.id = a.stylist_id order by a.starts_at, a.id`,
    },
    {
      name: "services",
      headings: ["Name", "Category", "Stylist", "Price", "Up to", "Booked online", "Description"],
      select: sql`select ${cells(sql`v.name`, sql`v.category`, sql`s.name`, money(sql`v.base_price`), money(sql`v.price_max`), sql`case when v.online then 'yes' else 'no' end`, sql`v.description`)}
        from services v join stylists s on s.id = v.stylist_id order by v.category, v.name, v.id`,
    },
    {
      name: "formulas",
      headings: ["Date", "Client", "Name", "Formula", "Ratio", "Processing time", "Brand", "Line"],
      select: sql`select line from (
        select f.created_at as at, f.id, ${cells(day(sql`f.created_at`), sql`c.client_name`, sql`f.name`, FORMULA_WORDS, sql`f.developer_ratio`, sql`f.processing_time`, sql`f.brand_id`, sql`f.line_id`)}
        from formulas f left join consultations c on c.id = f.consultation_id
        union all
        select l.created_at, l.id, ${cells(sql`coalesce(l.used_on::text, ${day(sql`l.created_at`)})`, sql`l.client_name`, sql`l.name`, sql`l.notation`, sql`null`, sql`null`, sql`l.brand_id`, sql`l.line_id`)}
        from library_formulas l) every_formula order by at, id`,
    },
    {
      name: "stock",
      headings: [
        "Name",
        "Brand",
        "Category",
        "Product code",
        "Barcode",
        "In stock",
        "Counted in",
        "Cost",
        "Supplier",
        "Best before",
        "Notes",
      ],
      select: sql`select ${cells(sql`i.name`, sql`i.brand`, sql`i.category`, sql`i.product_code`, sql`i.barcode`, sql`case when i.unit_size is null then i.stock else i.stock / 10.0 end`, sql`case when i.unit_size is null then i.unit::text else 'grams' end`, money(sql`i.cost_per_unit`), sql`s.name`, sql`i.expires_on`, sql`i.notes`)}
        from items i left join suppliers s on s.id = i.supplier_id where i.deleted_at is null order by i.name, i.id`,
    },
    {
      name: "orders",
      headings: ["Date", "Supplier", "Status", "Product", "Ordered", "Received", "Cost each"],
      select: sql`select ${cells(day(sql`supplier_orders.created_at`), sql`s.name`, orderStanding, sql`l.name`, sql`l.quantity`, sql`l.received`, money(sql`l.cost_per_unit`))}
        from supplier_orders join suppliers s on s.id = supplier_orders.supplier_id
        join supplier_order_lines l on l.order_id = supplier_orders.id order by supplier_orders.created_at, supplier_orders.id, l.place`,
    },
    {
      name: "payments",
      headings: ["Date", "Client", "For", "Status", "Amount", "Currency", "Paid on", "Given back"],
      select: sql`select ${cells(day(sql`p.created_at`), sql`coalesce(c.name, a.client_name)`, sql`p.purpose`, sql`p.status`, money(sql`p.amount`), sql`p.currency`, day(sql`p.paid_at`), money(sql`(select sum(r.amount) from refunds r where r.payment_id = p.id and r.status = 'done')`))}
        from payments p left join clients c on c.id = p.client_id
        left join appointments a on a.id = p.appointment_id order by p.created_at, p.id`,
    },
  ];
}

/** A blocked formula shows no grams here either until somebody answers for it. */
const FORMULA_WORDS = sql`case when f.withheld then 'held back: the checks stop this formula' else
  (select string_agg(concat_ws(' ', part ->> 'amount', part ->> 'name'), ' + ') from jsonb_array_elements(
    case when jsonb_typeof(f.ingredients) = 'array' then f.ingredients else '[]' end) part) end`;
