import { useMutation, useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { addThisDevice, getNotifications } from "#ui/api/house/push.ts";
import { Button } from "#ui/components/button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { pushAbility, thisDevice, type PushAbility } from "#ui/lib/device/push.ts";
import { NotifiedDevices } from "./notified-devices.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** Why this browser is not told, as it is; nothing where it can be. */
const UNABLE: Record<Exclude<PushAbility, "able">, string> = {
  absent: "This browser cannot show notifications of a closed app.",
  install:
    "On an iPhone or iPad notifications come once Undertone is on the home screen: Share, then Add to Home Screen, and open it from there.",
  insecure: "Browsers allow notifications on pages that come by https alone, and this one did not.",
  denied:
    "This browser blocks notifications of Undertone. Allow them in its settings for this page, then come back.",
};

/** On which devices one is told while the app is closed, and of what. */
export function NotificationsSection() {
  const told = useQuery(getNotifications);
  const add = useMutation(addThisDevice);
  const [ability, setAbility] = useState(pushAbility);
  const here = told.data?.devices.find(({ id }) => id === thisDevice());
  return (
    <SettingsCard
      of="notifications"
      lead="A device can tell you while Undertone is closed: when a timer of yours is up, when a client books, changes or cancels, and when a text waits for you. A first name and what it is about stand on the lock screen, nothing else."
    >
      <QueryView query={told} name="your devices" shape={["h-14 w-full"]}>
        {(read) => (
          <div className="flex flex-col gap-5">
            {read.devices.length > 0 && <NotifiedDevices devices={read.devices} here={here?.id} />}
            {!here && ability !== "able" && (
              <p role="note" className="max-w-[62ch] text-sm text-warn">
                {UNABLE[ability]}
              </p>
            )}
            {!here && ability === "able" && (
              <div>
                <Button
                  icon={BellRing}
                  pending={add.isPending}
                  onClick={() =>
                    add.mutate(read.publicKey, { onSettled: () => setAbility(pushAbility()) })
                  }
                >
                  Turn on for this device
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryView>
    </SettingsCard>
  );
}
