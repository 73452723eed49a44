import { z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import { MAX_PHOTO_BYTES } from "#tools/photos/schema.ts";

/** An uploaded file in a multipart form. */
export const File = z
  .custom<globalThis.File>((value) => value instanceof globalThis.File, "must be a file")
  .openapi({ type: "string", format: "binary" });

/** A required multipart body. */
export function multipart<S extends z.ZodType>(schema: S) {
  return { body: { required: true, content: { "multipart/form-data": { schema } } } };
}

/** The bytes of an upload. @throws too_large over 10 MB */
export async function bytesOf(file: globalThis.File): Promise<Uint8Array> {
  if (file.size > MAX_PHOTO_BYTES)
    throw new DomainError("too_large", "A photo can be up to 10 MB.");
  return new Uint8Array(await file.arrayBuffer());
}

/** A JSON text field of a form, parsed; `undefined` when it was not sent. What is not JSON stays text, for the schema to refuse. */
export const jsonField = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .optional()
    .transform((text, issues) => {
      if (text === undefined || text === "") return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        issues.addIssue({ code: "custom", message: "must be JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema.optional());
