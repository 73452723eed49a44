import { mutationOptions } from "@tanstack/react-query";
import type { CardNotation, ReadNotationFor } from "#tools/formulas/notation-schema.ts";
import { api, send } from "#ui/lib/api.ts";

/** Reads shorthand into bowls; nothing is kept. */
export const readNotation = mutationOptions({
  mutationFn: async (json: ReadNotationFor) => (await api.formulas.notation.$post({ json })).json(),
});

/** Reads a photo of a paper card; neither photo nor formula is kept. */
export const readCard = mutationOptions({
  mutationFn: async ({ photo, line }: { photo: File; line?: string }): Promise<CardNotation> => {
    const body = new FormData();
    body.set("photo", photo);
    if (line) body.set("line", line);
    return (await send("/api/formulas/notation/card", { method: "POST", body })).json();
  },
});
