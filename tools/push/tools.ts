import { z } from "zod";
import type { Change } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { changeDevice, getNotifications, removeDevice, tryDevice } from "./devices.ts";
import { ChangeDevice, PushDevice, PushTrial } from "./schema.ts";

const OneDevice = z.strictObject({ id: z.uuid() });

/** What the assistant may do about notifications. A device is added by its own browser, which asks its owner. */
export const pushTools = {
  list_notified_devices: defineTool({
    description:
      "The stylist's own devices that show notifications (push), and what each is told of: timers that end, bookings and texts of clients.",
    input: z.strictObject({}),
    output: z.object({ devices: z.array(PushDevice) }),
    effect: "read",
    run: async (ctx) => ({ devices: (await getNotifications(ctx)).devices }),
  }),
  set_notifications: defineTool({
    description:
      "Change what one device (by its id) is told of: timers that end, bookings and texts of clients.",
    input: z.strictObject({ id: z.uuid(), ...ChangeDevice.shape }),
    output: PushDevice,
    effect: "write",
    refreshes: ["push"],
    route: "PATCH /api/push/devices/{id}",
    changes: async (ctx, { id, ...wanted }) => {
      const device = await deviceOf(ctx, id);
      return TOPICS.flatMap(([topic, label]): Change[] => {
        const after = wanted[topic];
        if (!device || after === undefined || after === device[topic]) return [];
        return [{ label, before: onOff(device[topic]), after: onOff(after) }];
      });
    },
    records: () => [],
    undo: async (ctx, { id }) => {
      const device = await deviceOf(ctx, id);
      if (!device) return () => null;
      const { timers, bookings } = device;
      return () => ({ tool: "set_notifications", input: { id, timers, bookings } });
    },
    did: (_input, { device }) => `changed what ${device} is told of`,
    run: changeDevice,
  }),
  stop_notifications: defineTool({
    description: "Show no notifications on one device any more, by its id.",
    input: OneDevice,
    output: PushDevice,
    effect: "ask",
    refreshes: ["push"],
    route: "DELETE /api/push/devices/{id}",
    asksWith: async (ctx, { id }) =>
      `Show no notifications on ${(await deviceOf(ctx, id))?.device ?? "that device"} any more?`,
    changes: async (ctx, { id }) => {
      const device = await deviceOf(ctx, id);
      return device ? [{ label: "Device", before: device.device, after: null }] : [];
    },
    records: () => [],
    did: (_input, { device }) => `took ${device} off notifications`,
    run: removeDevice,
  }),
  test_notification: defineTool({
    description: "Send a trial notification to one device, by its id.",
    input: OneDevice,
    output: PushTrial,
    effect: "write",
    refreshes: ["push"],
    route: "POST /api/push/devices/{id}/test",
    unlisted: "It changes nothing.",
    spansCalls: true,
    run: tryDevice,
  }),
};

const TOPICS = [
  ["timers", "Timers"],
  ["bookings", "Bookings and texts"],
] as const;

const onOff = (on: boolean) => (on ? "on" : "off");

const deviceOf = async (ctx: Ctx, id: string) =>
  (await getNotifications(ctx)).devices.find((each) => each.id === id);
