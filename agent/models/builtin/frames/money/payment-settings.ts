import { leadHours } from "#agent/models/builtin/frames/lead.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const report = () => "The payment settings are changed.";
const does = "change how payments are taken";

const refunds = (way: "on" | "off"): Frame => ({
  id: `set_payment_settings.refunds_${way}`,
  says: [`turn ${way} automatic refunds`],
  does,
  despite: ["conditional"],
  input: () => ({ refundInTime: way === "on" }),
  report,
});

/** How payments are taken. */
export const PAYMENT_SETTINGS: readonly Frame[] = [
  refunds("on"),
  refunds("off"),
  {
    id: "set_payment_settings.wait",
    slots: { wait: "minutes" },
    says: ["let unpaid bookings wait[ {wait}] for their payment"],
    does,
    despite: ["conditional"],
    input: ({ wait = "" }) => {
      const [hour] = leadHours(wait);
      const minutes = /h/i.test(wait) ? hour && hour * 60 : numberIn(wait);
      return minutes
        ? { payWithinMinutes: minutes }
        : { ask: "For how many minutes?", slot: "wait", takes: /\d/ };
    },
    report,
  },
  {
    id: "show_payment_settings",
    says: ["show the payment settings"],
    report: (value) =>
      (value as { available?: boolean }).available === false
        ? "Card payments are not set up here yet."
        : "Here is how payments are taken.",
  },
];
