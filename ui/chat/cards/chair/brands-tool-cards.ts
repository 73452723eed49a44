import { PackageOpen, Palette } from "lucide-react";
import type { brandTools } from "#tools/brands/tools.ts";
import { plural } from "#ui/lib/format.ts";
import { PreferencesCard, ShelfCard, ShelfLineCard } from "./brands-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of lines and shelf appear. */
export const brandToolCards: { [Name in keyof typeof brandTools]: ToolCard<Name> } = {
  list_brand_preferences: {
    icon: Palette,
    does: "look at your lines",
    done: (_input, lines) => `Found ${plural(lines.length, "line")} of yours`,
    Card: PreferencesCard,
  },
  add_brand_preference: {
    icon: Palette,
    does: "add the line",
    done: (_input, { brandName, productLineName }) => `Added ${brandName} ${productLineName}`,
    failed: "The line was not added",
  },
  remove_brand_preference: {
    icon: Palette,
    does: "take the line off",
    act: "Take it off",
    done: (_input, { brandName, productLineName }) => `Took off ${brandName} ${productLineName}`,
    failed: "The line was not taken off",
  },
  show_shelf: {
    icon: PackageOpen,
    does: "look at the shelf",
    done: (_input, { lines }) => `Found ${plural(lines.length, "line")} on the shelf`,
    Card: ShelfCard,
  },
  put_on_shelf: {
    icon: PackageOpen,
    does: "put it on the shelf",
    done: (_input, { lineName, codes }) =>
      `${lineName}: ${plural(codes.length, "product")} on the shelf`,
    failed: "It was not put on the shelf",
    Card: ShelfLineCard,
  },
  take_off_shelf: {
    icon: PackageOpen,
    does: "take it off the shelf",
    done: (_input, { lineName, codes }) =>
      `${lineName}: ${plural(codes.length, "product")} on the shelf`,
    failed: "It was not taken off the shelf",
    Card: ShelfLineCard,
  },
  use_shelf_only: {
    icon: PackageOpen,
    does: "change where formulas come from",
    done: (_input, { only }) =>
      only ? "Formulas now come from your shelf" : "Formulas now come from the whole catalog",
    failed: "Nothing was changed",
  },
  order_brand_preferences: {
    icon: Palette,
    does: "order your lines",
    act: "Use this order",
    done: (_input, [first]) => (first ? `${first.productLineName} comes first` : "Ordered"),
    failed: "The order stays",
    Card: PreferencesCard,
  },
  get_stylist_preferences: {
    icon: Palette,
    does: "look what formulas are made with",
    done: () => "Looked what formulas are made with",
    failed: "Could not look",
  },
  set_stylist_preferences: {
    icon: Palette,
    does: "change what formulas are made with",
    waiting: "Waiting for you to change it",
    act: "Change it",
    done: () => "Changed what formulas are made with",
    failed: "Nothing was changed",
  },
};
