import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import type {
  Migration,
  MigrationMapping,
  MigrationPlatform,
  StartMigration,
  UndoneMigration,
} from "#tools/migration/schema.ts";
import { ApiError, readError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { api, send } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { refresh } from "#ui/lib/http/query.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "migration";
/** How often the list is read while one runs, and one that is open. */
const POLL_MS = 5000;
const LOOK_MS = 1000;
/** When the list is read again after a start. */
const AFTER_START_MS = 3000;
const PAGE = "50";

const STARTED = "Migration Started!";
const failed = (error: Error) => ({
  title: "Migration Failed",
  description: sentenceOf(error, "Migration failed"),
});

/** Whether a job has it in hand, or soon will. */
export const isUnderWay = ({ status, phase }: Pick<Migration, "status" | "phase">): boolean =>
  status === "in_progress" || (status === "pending" && phase !== "review");

/** The systems that a salon may come from. */
export const listPlatforms = reading([KEY, "platforms"], () =>
  api.migration.platforms.$get({ query: { limit: 500 } }),
);

/** A stylist's migrations, newest first; read again every 5 s while one of them runs. */
export const listMigrations = (stylistId: string) =>
  queryOptions({
    queryKey: [KEY, "list", stylistId],
    queryFn: () =>
      answerTo(api.migration.status[":stylistId"].$get({ param: { stylistId }, query: {} })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
  });

/** One migration, looked at again while it runs. */
export const getMigration = (id: string) =>
  queryOptions({
    queryKey: [KEY, "one", id],
    queryFn: () => answerTo(api.migration[":id"].$get({ param: { id } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_MS : false),
  });

/** Rows that were left out, and rows that came without something they said. */
export type Remarked = "skipped" | "warned";
const REMARKED = { skipped: { outcome: "skipped" }, warned: { warned: "true" } } as const;

/** The rows with a remark, in their order, page by page. */
export const listRemarked = (id: string, which: Remarked) =>
  infiniteQueryOptions({
    ...inPages([KEY, "rows", id, which], (page) =>
      api.migration[":id"].rows.$get({
        param: { id },
        query: { ...REMARKED[which], limit: PAGE, ...page },
      }),
    ),
  });

/** Where the rows with a remark are downloaded. */
export const remarkedHref = (id: string, which: Remarked) =>
  `/api/migration/${id}/rows.csv?${new URLSearchParams(REMARKED[which]).toString()}`;

/** Has another system read by its API. */
export const startMigration = mutationOptions({
  mutationFn: (json: StartMigration) => answerTo(api.migration.start.$post({ json })),
  onSuccess: (_started, _input, _before, { client }) => refreshSoon(client),
  meta: {
    refreshes: KEY,
    done: {
      title: STARTED,
      description: "AI is extracting your data. This may take a few minutes.",
    },
    failed,
  },
});

/** Sends export files; the answer proposes what each is. */
export const receiveMigrationFiles = mutationOptions({
  mutationFn: async ({
    stylistId,
    platform,
    files,
  }: {
    stylistId: string;
    platform: MigrationPlatform;
    files: readonly File[];
  }): Promise<Migration> => {
    const body = new FormData();
    body.set("stylistId", stylistId);
    body.set("platform", platform);
    for (const file of files) body.append("file", file, file.name);
    const response = await send("/api/migration/files", { method: "POST", body });
    if (response.status !== 201) throw await readError(response);
    return (await response.json()) as Migration;
  },
  meta: { refreshes: KEY, failed: false },
});

/** Whether a file that was sent still waits for a yes; where that cannot be asked, it is taken to. */
export async function sheetWaits(id: string, fileId: string): Promise<boolean> {
  try {
    const migration = await (await api.migration[":id"].$get({ param: { id } })).json();
    const { status, phase, files } = migration;
    return status === "pending" && phase === "review" && files.some((file) => file.id === fileId);
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
}

/** What a mapping is kept under while it is on its way. */
export const MAPPING = [KEY, "mapping"];

/** Says what a file is and what its columns hold. Of one file, one after the other. */
export const setMigrationMapping = (id: string, fileId: string) =>
  mutationOptions({
    mutationKey: MAPPING,
    scope: { id: `mapping ${fileId}` },
    mutationFn: (json: MigrationMapping) =>
      answerTo(api.migration[":id"].files[":fileId"].mapping.$put({ param: { id, fileId }, json })),
    onSuccess: put,
    meta: { failed: false },
  });

/** Leaves a file out of a migration that has not begun. */
export const removeMigrationFile = mutationOptions({
  mutationFn: (param: { id: string; fileId: string }) =>
    answerTo(api.migration[":id"].files[":fileId"].$delete({ param })),
  onSuccess: put,
  meta: { act: "remove_migration_file" },
});

/** What a start would do; nothing is written. */
export const checkMigration = sending(api.migration[":id"].check, "$post", { failed: false });

/** Brings in what the files hold. */
export const runMigration = mutationOptions({
  mutationFn: (id: string) => answerTo(api.migration[":id"].run.$post({ param: { id } })),
  onSuccess: (started: Migration, _id, _before, { client }) => {
    put(started, _id, _before, { client });
    refreshSoon(client);
  },
  meta: {
    act: "run_migration",
    done: {
      title: STARTED,
      description: "Your files are being read. This may take a few minutes.",
    },
    failed,
  },
});

/** Stops a migration; what was brought stays, and can be undone. */
export const cancelMigration = mutationOptions({
  mutationFn: (id: string) => answerTo(api.migration[":id"].cancel.$post({ param: { id } })),
  onSuccess: put,
  meta: { act: "cancel_migration", done: "Migration cancelled." },
});

/** Takes back what a migration brought. */
export const undoMigration = mutationOptions({
  mutationFn: (id: string) => answerTo(api.migration[":id"].undo.$post({ param: { id } })),
  onSuccess: put,
  meta: {
    act: "undo_migration",
    done: {
      say: (data: unknown) => {
        const { removed, restored, left } = data as UndoneMigration;
        const said = [
          `${removed.toLocaleString()} taken out`,
          restored > 0 && `${restored.toLocaleString()} put back as they were`,
          left > 0 && `${left.toLocaleString()} changed or used since, and left`,
        ];
        return { title: "Migration undone", description: `${said.filter(Boolean).join(", ")}.` };
      },
    }.say,
  },
});

/** What an answer says of a migration is what the screen shows. */
function put(
  migration: Migration,
  _input: unknown,
  _before: unknown,
  { client }: { client: QueryClient },
): void {
  client.setQueryData(getMigration(migration.id).queryKey, migration);
}

function refreshSoon(client: QueryClient): void {
  setTimeout(() => refresh(client, KEY), AFTER_START_MS);
}
