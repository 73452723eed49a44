import { z } from "zod";

const text = z.string().nullish();
const cursor = z
  .string()
  .nullish()
  .transform((given) => given || null);
const list = z
  .array(z.unknown())
  .nullish()
  .transform((given) => given ?? []);

/** Answers of Square, as far as they are read. Lists are read one by one, so that one broken thing is not the end of a page. */
export const Locations = z.object({ locations: list });
export const Customers = z.object({ customers: list, cursor });
export const Catalog = z.object({ objects: list, related_objects: list, cursor });
export const Counts = z.object({ counts: list, cursor });
export const Bookings = z.object({ bookings: list, cursor });
export const Team = z.object({ team_members: list, cursor });

export const Customer = z.object({
  id: z.string(),
  given_name: text,
  family_name: text,
  nickname: text,
  company_name: text,
  email_address: text,
  phone_number: text,
  birthday: text,
  note: text,
});

const Money = z.object({ amount: z.number().nullish(), currency: text });

export const Variation = z.object({
  id: z.string(),
  is_deleted: z.boolean().nullish(),
  item_variation_data: z.object({
    item_id: text,
    name: text,
    sku: text,
    upc: text,
    price_money: Money.nullish(),
    /** Milliseconds. */
    service_duration: z.number().nullish(),
    inventory_alert_type: text,
    inventory_alert_threshold: z.number().nullish(),
  }),
});
export type Variation = z.output<typeof Variation>;

export const Item = z.object({
  id: z.string(),
  is_deleted: z.boolean().nullish(),
  item_data: z.object({
    name: text,
    description: text,
    product_type: text,
    is_archived: z.boolean().nullish(),
    category_id: text,
    categories: z.array(z.object({ id: z.string() })).nullish(),
    reporting_category: z.object({ id: z.string() }).nullish(),
    variations: list,
  }),
});
export type Item = z.output<typeof Item>;

export const Category = z.object({
  id: z.string(),
  category_data: z.object({ name: text }),
});

export const Count = z.object({
  catalog_object_id: z.string(),
  state: text,
  /** Decimal text. */
  quantity: z.string(),
});

export const Booking = z.object({
  id: z.string(),
  status: text,
  start_at: z.string(),
  customer_id: text,
  customer_note: text,
  seller_note: text,
  appointment_segments: z
    .array(
      z.object({
        duration_minutes: z.number().nullish(),
        intermission_minutes: z.number().nullish(),
        service_variation_id: text,
        team_member_id: text,
      }),
    )
    .nullish(),
});

export const TeamMember = z.object({ id: z.string(), given_name: text, family_name: text });
