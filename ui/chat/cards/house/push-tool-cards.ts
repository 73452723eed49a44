import { BellRing } from "lucide-react";
import type { pushTools } from "#tools/push/tools.ts";
import { plural } from "#ui/lib/format.ts";
import { DevicesCard } from "./settings-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of notifications appear. */
export const pushToolCards: { [Name in keyof typeof pushTools]: ToolCard<Name> } = {
  list_notified_devices: {
    icon: BellRing,
    does: "look which devices are told",
    done: (_input, { devices }) => `Found ${plural(devices.length, "device")}`,
    Card: DevicesCard,
  },
  set_notifications: {
    icon: BellRing,
    does: "change what the device is told of",
    done: (_input, { device }) => `Changed what ${device} is told of`,
    failed: "Nothing was changed",
  },
  stop_notifications: {
    icon: BellRing,
    does: "take the device off",
    act: "Take it off",
    done: (_input, { device }) => `${device} is told of nothing any more`,
    failed: "Nothing was changed",
  },
  test_notification: {
    icon: BellRing,
    does: "send a trial",
    done: (_input, { words }) => words,
    failed: "The trial could not be sent",
  },
};
