import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** How the salon writes, with what is set up to send: mail, texts, the number they go out from. */
export const messageSettings = queryOptions({
  queryKey: ["messages", "settings"],
  queryFn: async () => (await api.messages.settings.$get()).json(),
});
