/** Whether this browser can be asked to show notifications, was asked, and what was said. */
export function notifying(): "absent" | NotificationPermission {
  return typeof Notification === "undefined" ? "absent" : Notification.permission;
}

/** Asks whether notifications may be shown, unless that was answered before. Call it from a press. */
export async function askToNotify(): Promise<void> {
  if (notifying() !== "default") return;
  await Notification.requestPermission().catch(() => "default");
}

/** Shows a notification where that is allowed; one with the same tag takes the place of the one before. */
export async function notify(title: string, { body, tag }: { body: string; tag: string }) {
  if (notifying() !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    if (worker) await worker.showNotification(title, { body, tag, requireInteraction: true });
    else {
      const shown = new Notification(title, { body, tag, requireInteraction: true });
      shown.addEventListener("click", () => {
        focus();
        shown.close();
      });
    }
  } catch {
    // phones let only a service worker notify: the page itself has rung
  }
}
