import { defineTool } from "#tools/core/tool.ts";
import {
  ApplyReprice,
  MarginsAsked,
  MarginsFound,
  RepriceCalled,
  RepriceDone,
  RepricePreview,
} from "./reprice-schema.ts";
import { applyReprice } from "./reprice.ts";
import {
  findMargins,
  previewRepriceCalled,
  rehearsePrice,
  rehearseReprice,
} from "./reprice-called.ts";
import { Service, SetPrice } from "./service-schema.ts";
import { setPrice } from "./services-called.ts";

/** What the assistant may do with many prices at once, and with what they leave. */
export const repriceTools = {
  set_price: defineTool({
    description:
      "Give one service of a menu another price: by its name or a part that no other has; the price as it was said (195, from 120, 120-180).",
    input: SetPrice,
    output: Service,
    effect: "ask",
    asksWith: async (ctx, input) => {
      const { name, stylistName, before, after } = await rehearsePrice(ctx, input);
      const called = input.stylist ? `${name} of ${stylistName}` : name;
      return before === after
        ? `${called} costs ${before} already. Set it all the same?`
        : `Change ${called} from ${before} to ${after}?`;
    },
    run: setPrice,
  }),
  preview_reprice: defineTool({
    description:
      "What many prices would become: by a percent or an amount, rounded, for a category or all, of one menu or all that the person may change. Changes nothing: apply_reprice does, with exactly these lines.",
    input: RepriceCalled,
    output: RepricePreview,
    effect: "read",
    run: previewRepriceCalled,
  }),
  apply_reprice: defineTool({
    description: "Set the prices that preview_reprice has shown, with its lines as they are.",
    input: ApplyReprice,
    output: RepriceDone,
    effect: "ask",
    asksWith: async (ctx, input) => {
      const lines = await rehearseReprice(ctx, input);
      // of several menus a service alone does not say whose it is
      const isOfMany = new Set(lines.map(({ stylistName }) => stylistName)).size > 1;
      const whose = isOfMany ? null : lines[0]?.stylistName;
      const words = lines.map(
        ({ name, stylistName, before, after }) =>
          `${isOfMany ? `${name} of ${stylistName}` : name}: ${before} to ${after}`,
      );
      return `Change these prices${whose ? ` of ${whose}` : ""}? ${words.join("; ")}.`;
    },
    run: applyReprice,
  }),
  service_margins: defineTool({
    description:
      "What services leave, by the bowls that were really mixed for them; figures that are missing are named and never guessed.",
    input: MarginsAsked,
    output: MarginsFound,
    effect: "read",
    run: findMargins,
  }),
};
