import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { LibraryFormat } from "#tools/library/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { sending } from "#ui/lib/http/sending.ts";

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
    ...inPages([KEY, "list", filter], (page, { signal }) =>
      api.formulas.library.$get(
        { query: { ...(filter as object), limit: String(PAGE), ...page } },
        { init: { signal } },
      ),
    ),
    placeholderData: (before) => before,
  });

/** A formula of the library, or of a consultation. */
export const getLibraryFormula = (id: string) =>
  reading([KEY, "one", id], () => api.formulas.library[":id"].$get({ param: { id } }));

/** What shorthand is read as, while it is written; nothing is kept. */
export const readAsWritten = (text: string, line: string | undefined) =>
  queryOptions({
    queryKey: ["notation", text, line],
    queryFn: ({ signal }) =>
      answerTo(
        api.formulas.notation.$post(
          { json: { text, ...(line && { line }) } },
          { init: { signal } },
        ),
      ),
    enabled: text.trim() !== "",
    placeholderData: (before) => before,
    gcTime: 60_000,
  });

export const saveLibraryFormula = sending(api.formulas.library, "$post", {
  act: "save_to_library",
  done: { title: "Saved to the library." },
  failed: false,
});

export const changeLibraryFormula = sending(api.formulas.library[":id"], "$patch", {
  act: "change_library_formula",
  done: "Formula saved.",
  failed: false,
});

export const deleteLibraryFormula = sending(api.formulas.library[":id"], "$delete", {
  act: "delete_library_formula",
  failed: { title: "Error", description: "Failed to delete the formula. Please try again." },
});

export const restoreLibraryFormula = sending(api.formulas.library.restore, "$post", {
  act: "restore_library_formula",
  done: "The formula is back.",
  failed: { title: "Error", description: "Failed to put the formula back. Please try again." },
});

/** The verb useLibraryFormula; under another name, since `use` means a hook here. */
export const putOnHair = sending(api.formulas.library[":id"].use, "$post", {
  act: "use_library_formula",
  failed: false,
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
