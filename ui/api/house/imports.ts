import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { FormulaImport, ImportMapping } from "#tools/migration/formulas/schema.ts";
import { readError } from "#ui/lib/http/api-error.ts";
import { api, send } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** How often a running import is looked at. */
const LOOK_MS = 500;
/** The spec's words for a spreadsheet that could not be taken. */
export const UPLOAD_FAILED = {
  title: "Upload failed",
  description: "Please check your file format and try again.",
};

/** What the salon sent, newest first; looked at again while one of them runs. */
export const listImports = queryOptions({
  queryKey: ["imports"],
  queryFn: () => answerTo(api.formulas.imports.$get({ query: { limit: "20" } })),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isRunning) ? LOOK_MS : false),
});

/** One import, looked at again while it runs. */
export const getImport = (id: string) =>
  queryOptions({
    queryKey: ["imports", id],
    queryFn: () => answerTo(api.formulas.imports[":id"].$get({ param: { id } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? LOOK_MS : false),
  });

/** Sends a spreadsheet; the answer proposes its columns. */
export const receiveImport = mutationOptions({
  mutationFn: async (file: File): Promise<FormulaImport> => {
    const body = new FormData();
    body.set("file", file, file.name);
    const response = await send("/api/formulas/imports", { method: "POST", body });
    if (response.status !== 201) throw await readError(response);
    return (await response.json()) as FormulaImport;
  },
  meta: { refreshes: "imports", failed: UPLOAD_FAILED },
});

/** The dry run of a mapping, which the server keeps; given up as soon as another mapping is asked about. */
export const checkImport = (id: string, mapping: ImportMapping) =>
  queryOptions({
    queryKey: ["import-check", id, mapping],
    queryFn: ({ signal }) =>
      answerTo(
        api.formulas.imports[":id"].mapping.$put(
          { param: { id }, json: mapping },
          { init: { signal } },
        ),
      ),
    gcTime: 0,
    staleTime: 0,
  });

export const startImport = sending(api.formulas.imports[":id"].start, "$post", {
  act: "start_formula_import",
  failed: UPLOAD_FAILED,
});

/** Stops an import and lets its file go. */
export const cancelImport = sending(api.formulas.imports[":id"].cancel, "$post", {
  act: "cancel_formula_import",
  done: "Cancelled. Nothing was taken.",
});

/** Takes back what an import brought. */
export const undoImport = sending(api.formulas.imports[":id"].undo, "$post", {
  act: "undo_formula_import",
  done: {
    say: (data: unknown) => {
      const { removed, kept } = data as { removed: number; kept: number };
      const left = kept > 0 ? ` ${kept.toLocaleString()} were changed since, and stay.` : "";
      return {
        title: "Import undone",
        description: `${removed.toLocaleString()} formulas were taken out.${left}`,
      };
    },
  }.say,
});

const isRunning = ({ status, interrupted }: Pick<FormulaImport, "status" | "interrupted">) =>
  status === "running" && !interrupted;
