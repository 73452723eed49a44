import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  ChangeLibraryFormula,
  LibraryFormat,
  RestoreLibraryFormula,
  SaveLibraryFormula,
  UseLibraryFormula,
} from "#tools/library/schema.ts";
import { api } from "#ui/lib/api.ts";

/** What of the library is shown, as its address holds it; nothing for what is not asked. */
export type LibraryFilter = Partial<
  Record<
    "search" | "brandId" | "lineId" | "level" | "tone" | "origin" | "importId" | "unread",
    string
  >
>;

/** Formulas on one page of the list. */
const PAGE = 60;
const KEY = "library";

/** The formulas that a filter leaves, newest first and page by page. */
export const listLibrary = (filter: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: [KEY, "list", filter],
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal }) => {
      const answer = await api.formulas.library.$get(
        { query: { ...(filter as object), limit: String(PAGE), ...(cursor && { cursor }) } },
        { init: { signal } },
      );
      const items = await answer.json();
      const total = Number(answer.headers.get("X-Total-Count") ?? items.length);
      const address = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
      const next = address && new URL(address, "http://list").searchParams.get("cursor");
      return { items, total, next: next ?? undefined };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });

/** A formula of the library, or of a consultation. */
export const getLibraryFormula = (id: string) =>
  queryOptions({
    queryKey: [KEY, "one", id],
    queryFn: async () => (await api.formulas.library[":id"].$get({ param: { id } })).json(),
  });

/** What shorthand is read as, while it is written; nothing is kept. */
export const readAsWritten = (text: string, line: string | undefined) =>
  queryOptions({
    queryKey: ["notation", text, line],
    queryFn: async ({ signal }) =>
      (
        await api.formulas.notation.$post(
          { json: { text, ...(line && { line }) } },
          { init: { signal } },
        )
      ).json(),
    enabled: text.trim() !== "",
    placeholderData: (before) => before,
    gcTime: 60_000,
  });

export const saveLibraryFormula = mutationOptions({
  mutationFn: async (json: SaveLibraryFormula) =>
    (await api.formulas.library.$post({ json })).json(),
  meta: { act: "save_to_library", done: { title: "Saved to the library." }, failed: false },
});

export const changeLibraryFormula = mutationOptions({
  mutationFn: async ({ id, ...json }: ChangeLibraryFormula) =>
    (await api.formulas.library[":id"].$patch({ param: { id }, json })).json(),
  meta: { act: "change_library_formula", done: "Formula saved.", failed: false },
});

export const deleteLibraryFormula = mutationOptions({
  mutationFn: async (id: string) =>
    (await api.formulas.library[":id"].$delete({ param: { id } })).json(),
  meta: {
    act: "delete_library_formula",
    failed: { title: "Error", description: "Failed to delete the formula. Please try again." },
  },
});

export const restoreLibraryFormula = mutationOptions({
  mutationFn: async (json: RestoreLibraryFormula) =>
    (await api.formulas.library.restore.$post({ json })).json(),
  meta: {
    act: "restore_library_formula",
    done: "The formula is back.",
    failed: { title: "Error", description: "Failed to put the formula back. Please try again." },
  },
});

/** The verb useLibraryFormula; under another name, since `use` means a hook here. */
export const putOnHair = mutationOptions({
  mutationFn: async ({ id, consultationId }: UseLibraryFormula) =>
    (
      await api.formulas.library[":id"].use.$post({ param: { id }, json: { consultationId } })
    ).json(),
  meta: { act: "use_library_formula", failed: false },
});

/** Fetches the sheet of what a filter leaves; aborted by `signal`. */
export const exportLibrary = mutationOptions({
  mutationFn: async ({
    format,
    filter,
    signal,
  }: {
    format: LibraryFormat;
    filter: LibraryFilter;
    signal: AbortSignal;
  }) => {
    const answer = await api.formulas.library.export.$get(
      { query: { ...(filter as object), format } },
      { init: { signal } },
    );
    const fileName = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "");
    return { blob: await answer.blob(), fileName: fileName?.[1] ?? `formulas.${format}` };
  },
  meta: { failed: false },
});
