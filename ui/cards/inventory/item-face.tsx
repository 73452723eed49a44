import { useQuery } from "@tanstack/react-query";
import {
  Brush,
  Droplet,
  FlaskConical,
  Package,
  Palette,
  Sparkles,
  type LucideIcon,
} from "lucide-react";
import type { Item, ItemCategory } from "#tools/inventory/schema.ts";
import { getLineLeaflet } from "#ui/api/chair/brands.ts";
import { Swatch } from "#ui/components/hair/swatch.tsx";

const ICONS: Record<ItemCategory, LucideIcon> = {
  color: Palette,
  developer: FlaskConical,
  lightener: Sparkles,
  toner: Droplet,
  tools: Brush,
  supplies: Package,
};

/** What an item looks like at a glance: the colour of its shade where it is linked to one, else its category. */
export function ItemFace({ item }: { item: Pick<Item, "category" | "link"> }) {
  const shade = item.link?.part === "colour" ? item.link : null;
  const { data } = useQuery({ ...getLineLeaflet(shade?.line ?? ""), enabled: shade !== null });
  const hex = data?.shades.find(({ code }) => code === shade?.code)?.hex;
  const Icon = ICONS[item.category];
  return hex ? (
    <Swatch hex={hex} className="size-11 rounded-m" />
  ) : (
    <span className="grid size-11 shrink-0 place-items-center rounded-m bg-accent-soft text-ink-2">
      <Icon size={19} aria-hidden="true" />
    </span>
  );
}
