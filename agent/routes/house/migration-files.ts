import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import { MAX_FILE_BYTES, MOST_FILES } from "#tools/migration/data.ts";
import { mapFile, receiveFiles, removeFile } from "#tools/migration/files.ts";
import { Migration, MigrationMapping, MigrationPlatform } from "#tools/migration/schema.ts";
import { File, multipart } from "#agent/http/files.ts";
import { json, knownId, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const sheets = multipart(
  z.object({
    stylistId: z.uuid(),
    platform: MigrationPlatform,
    file: z
      .union([File, z.array(File)])
      .refine((files) => [files].flat().length <= MOST_FILES, `at most ${MOST_FILES} files`),
  }),
);
const known = z.string().openapi({ format: "uuid" }).transform(knownId);
const byFile = z.object({ id: known, fileId: known });

/** The files of a migration, until it starts. */
export const migrationFiles = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/files",
      request: sheets,
      responses: json(Migration, 201),
    }),
    async (c) => {
      const { file, ...whose } = c.req.valid("form");
      const files: { fileName: string; bytes: Uint8Array }[] = [];
      for (const each of [file].flat()) files.push(await sentSheet(each));
      return c.json(await receiveFiles(c.var.ctx, { ...whose, files }), 201);
    },
  )
  .openapi(
    ...verb(
      "put /{id}/files/{fileId}/mapping",
      { body: MigrationMapping, params: byFile, answer: Migration },
      mapFile,
    ),
  )
  .openapi(
    ...verb("delete /{id}/files/{fileId}", { params: byFile, answer: Migration }, removeFile),
  );

/** @throws too_large over 25 MB */
async function sentSheet(file: globalThis.File) {
  if (file.size > MAX_FILE_BYTES)
    throw new DomainError("too_large", `${file.name}: a spreadsheet can be up to 25 MB.`);
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
