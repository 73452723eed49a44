import { z } from "@hono/zod-openapi";
import {
  addDevice,
  changeDevice,
  getNotifications,
  removeDevice,
  removeDevices,
  tryDevice,
} from "#tools/push/devices.ts";
import {
  AddDevice,
  ChangeDevice,
  Notifications,
  PushDevice,
  PushTrial,
} from "#tools/push/schema.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** The browsers that are told of timers and bookings, each by its own push service. */
export const push = router()
  .openapi(...verb("get /", { answer: Notifications }, getNotifications))
  .openapi(
    ...verb("post /devices", { body: AddDevice, answer: PushDevice, status: 201 }, addDevice),
  )
  .openapi(...verb("delete /devices", { answer: z.object({ removed: z.int() }) }, removeDevices))
  .openapi(...verb("patch /devices/{id}", { body: ChangeDevice, answer: PushDevice }, changeDevice))
  .openapi(...verb("delete /devices/{id}", { answer: PushDevice }, removeDevice))
  .openapi(...verb("post /devices/{id}/test", { answer: PushTrial }, tryDevice));
