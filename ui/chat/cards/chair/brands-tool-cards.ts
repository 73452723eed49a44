import { PackageOpen, Palette } from "lucide-react";
import type { brandTools } from "#tools/brands/tools.ts";
import { plural } from "#ui/lib/format.ts";
import { PreferencesCard, ShelfCard, ShelfLineCard } from "./brands-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of lines and shelf appear. */
export const brandToolCards: { [Name in keyof typeof brandTools]: ToolCard<Name> } = {
  list_brand_preferences: {
    icon: Palette,
    doing: "Looking at your lines",
    done: (_input, lines) => `Found ${plural(lines.length, "line")} of yours`,
    failed: "Could not look at your lines",
    Card: PreferencesCard,
  },
  add_brand_preference: {
    icon: Palette,
    doing: "Adding the line",
    done: (_input, { brandName, productLineName }) => `Added ${brandName} ${productLineName}`,
    failed: "The line was not added",
  },
  remove_brand_preference: {
    icon: Palette,
    doing: "Taking the line off",
    waiting: "Waiting for you to take the line off",
    act: "Take it off",
    done: (_input, { brandName, productLineName }) => `Took off ${brandName} ${productLineName}`,
    failed: "The line was not taken off",
  },
  show_shelf: {
    icon: PackageOpen,
    doing: "Looking at the shelf",
    done: (_input, { lines }) => `Found ${plural(lines.length, "line")} on the shelf`,
    failed: "Could not look at the shelf",
    Card: ShelfCard,
  },
  put_on_shelf: {
    icon: PackageOpen,
    doing: "Putting it on the shelf",
    done: (_input, { lineName, codes }) =>
      `${lineName}: ${plural(codes.length, "product")} on the shelf`,
    failed: "It was not put on the shelf",
    Card: ShelfLineCard,
  },
  take_off_shelf: {
    icon: PackageOpen,
    doing: "Taking it off the shelf",
    done: (_input, { lineName, codes }) =>
      `${lineName}: ${plural(codes.length, "product")} on the shelf`,
    failed: "It was not taken off the shelf",
    Card: ShelfLineCard,
  },
  use_shelf_only: {
    icon: PackageOpen,
    doing: "Changing where formulas come from",
    done: (_input, { only }) =>
      only ? "Formulas now come from your shelf" : "Formulas now come from the whole catalogue",
    failed: "Nothing was changed",
  },
  order_brand_preferences: {
    icon: Palette,
    doing: "Ordering your lines",
    waiting: "Waiting for you to order your lines",
    act: "Use this order",
    done: (_input, [first]) => (first ? `${first.productLineName} comes first` : "Ordered"),
    failed: "The order stays",
    Card: PreferencesCard,
  },
  get_stylist_preferences: {
    icon: Palette,
    doing: "Looking what formulas are made with",
    done: () => "Looked what formulas are made with",
    failed: "Could not look",
  },
  set_stylist_preferences: {
    icon: Palette,
    doing: "Changing what formulas are made with",
    waiting: "Waiting for you to change it",
    act: "Change it",
    done: () => "Changed what formulas are made with",
    failed: "Nothing was changed",
  },
};
