import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";

/** How the salon writes, with what is set up to send: mail, texts, the number they go out from. */
export const messageSettings = reading(["messages", "settings"], () =>
  api.messages.settings.$get(),
);
