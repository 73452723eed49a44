import { useMutation } from "@tanstack/react-query";
import type { PushDevice } from "#tools/push/schema.ts";
import { changeDevice, removeDevice, tryDevice } from "#ui/api/house/push.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { shortDate, shortMoment } from "#ui/lib/format.ts";

/** Devices that are told, each with what it is told of. */
export function NotifiedDevices({
  devices,
  here,
}: {
  devices: readonly PushDevice[];
  /** The one that is looked at just now. */
  here: string | undefined;
}) {
  return (
    <ul aria-label="Devices that are told" className="flex flex-col divide-y divide-line-soft">
      {devices.map((device) => (
        <Device key={device.id} device={device} isHere={device.id === here} />
      ))}
    </ul>
  );
}

function Device({ device, isHere }: { device: PushDevice; isHere: boolean }) {
  const { id, device: name, timers, bookings, createdAt, lastUsedAt } = device;
  const change = useMutation(changeDevice);
  const remove = useMutation(removeDevice);
  const trial = useMutation(tryDevice);
  return (
    <li aria-label={name} className="flex flex-wrap gap-x-10 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isHere && <Badge>This device</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          On since {shortDate(createdAt)}.{" "}
          {lastUsedAt ? `Last told ${shortMoment(lastUsedAt)}.` : "Not told of anything yet."}
        </p>
        <div className="-ml-4 flex flex-wrap">
          <Button
            kind="ghost"
            aria-label={`Send a test to ${name}`}
            pending={trial.isPending}
            onClick={() => trial.mutate(id)}
          >
            Send a test
          </Button>
          <Button
            kind="ghost"
            aria-label={`Turn off for ${name}`}
            pending={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            Turn off
          </Button>
        </div>
      </div>
      <div className="min-w-0 flex-1 basis-60">
        <Switch
          label="Timers"
          hint="Those you started, when the time is up"
          on={timers}
          disabled={change.isPending}
          onChange={(on) => change.mutate({ id, timers: on })}
        />
        <Switch
          label="Bookings and texts"
          hint="What clients book, change or cancel; texts that wait"
          on={bookings}
          disabled={change.isPending}
          onChange={(on) => change.mutate({ id, bookings: on })}
        />
      </div>
    </li>
  );
}
