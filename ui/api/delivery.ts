import { queryOptions } from "@tanstack/react-query";
import type { MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { send } from "#ui/lib/api.ts";

/** How the salon writes, with what is set up to send: mail, texts, the number they go out from. */
export const messageSettings = queryOptions({
  queryKey: ["messages", "settings"],
  queryFn: async () => (await (await send("/api/messages/settings")).json()) as MessageSettingsView,
});
