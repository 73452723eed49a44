import { createItem } from "#tools/inventory/items/items.ts";
import { createOrder, submitOrder } from "#tools/inventory/orders/orders.ts";
import { CreateItem } from "#tools/inventory/schema.ts";
import { activateInventory } from "#tools/billing/subscribe.ts";
import { createSupplier } from "#tools/inventory/suppliers/suppliers.ts";
import { CreatePost } from "#tools/social/schema.ts";
import { createPost } from "#tools/social/posts.ts";
import { instantAt, type Making } from "./making.ts";
import { HELD_SALON } from "./salon.ts";

/** The shelf with its suppliers and orders, and the posts. */
export async function furnishStock({ at }: Making): Promise<void> {
  const ctx = at("2026-08-04T09:00");
  await activateInventory(ctx);
  const suppliers = new Map<string, string>();
  for (const { name, email } of HELD_SALON.suppliers)
    suppliers.set(name, (await createSupplier(ctx, { name, contactEmail: email })).id);
  const items = new Map<string, string>();
  for (const { name, unit, quantity, low, supplier } of HELD_SALON.items) {
    const given = CreateItem.parse({
      name,
      unit,
      currentQuantity: quantity,
      lowStockThreshold: low,
      supplierId: suppliers.get(supplier),
    });
    items.set(name, (await createItem(ctx, given)).id);
  }
  for (const { supplier, on, status, item, quantity } of HELD_SALON.orders) {
    const then = at(`${on}T12:00`);
    const { id } = await createOrder(then, {
      supplierId: suppliers.get(supplier) ?? "",
      items: [{ itemId: items.get(item) ?? "", quantity }],
    });
    if (status === "sent") await submitOrder(then, { id });
  }
  for (const post of HELD_SALON.posts)
    await createPost(
      at("2026-11-20T18:00"),
      CreatePost.parse({
        caption: post.caption,
        status: post.status,
        ...("at" in post && { scheduledFor: instantAt(post.at).toISOString() }),
      }),
    );
}
