import { mutationOptions } from "@tanstack/react-query";
import type { CardContext, CardNotation, ReadNotationFor } from "#tools/bench/notation-schema.ts";
import { api, send } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";

/** Reads shorthand into bowls; nothing is kept. Who asks says why it failed. */
export const readNotation = mutationOptions({
  meta: { failed: false },
  mutationFn: (json: ReadNotationFor) => answerTo(api.formulas.notation.$post({ json })),
});

export type CardOfPaper = CardContext & { photo: File; signal: AbortSignal };

/** Reads a photo of a paper card; neither photo nor formula is kept. Who asks says why it failed. */
export const readCard = mutationOptions({
  meta: { failed: false },
  mutationFn: async ({ photo, signal, ...context }: CardOfPaper): Promise<CardNotation> => {
    const body = new FormData();
    body.set("photo", photo);
    for (const [name, value] of Object.entries(context)) if (value) body.set(name, value);
    return (await send("/api/formulas/notation/card", { method: "POST", body, signal })).json();
  },
});
