import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { invalid } from "#tools/core/field-error.ts";

/** A router whose validation failures are the contract's 400; they are thrown, so that one mapper shapes every error. */
export function router() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error);
    },
  });
}

/** The single success response of a JSON route. */
export function json<S extends z.ZodType, Code extends 200 | 201 = 200>(
  schema: S,
  code: Code = 200 as Code,
) {
  const response = { description: "Done.", content: { "application/json": { schema } } };
  return { [code]: response } as Record<Code, typeof response>;
}

/** A required JSON body. Text with a NUL, which PostgreSQL cannot hold, is refused by the name of its field, and so is what is nested without end. */
export function body<S extends z.ZodType>(schema: S) {
  const checked = schema.check(refuseNul);
  return { body: { required: true, content: { "application/json": { schema: checked } } } };
}

/** Lists within lists: far more than any form has, and few enough for the stack of whoever walks through them. */
const DEEPEST = 40;

function refuseNul({ value, issues }: z.core.ParsePayload): void {
  const deep = Object.entries(value ?? {}).find(([, held]) => isDeeper(held, DEEPEST));
  if (deep) {
    issues.push({ code: "custom", path: [deep[0]], message: "is nested too deeply", input: value });
    return;
  }
  for (const path of nulPaths(value)) {
    issues.push({ code: "custom", path, message: "must not contain NUL", input: value });
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((held) => isDeeper(held, levels - 1));
}

function nulPaths(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value === "string") return value.includes("\0") ? [at] : [];
  if (Array.isArray(value)) return value.flatMap((held, index) => nulPaths(held, [...at, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => nulPaths(held, [...at, name]));
}

/** A row by its id in the path. What is no id at all is as unknown as a foreign one: 404, never 400. */
export const byId = {
  params: z.object({ id: z.string().openapi({ format: "uuid" }).transform(knownId) }),
};

/** What stands for an id in a path. @throws not_found for what is none */
export function knownId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new DomainError("not_found", "Not found.");
  return id;
}
