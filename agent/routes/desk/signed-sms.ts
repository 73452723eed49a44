import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { signedFields } from "#agent/sms/signature.ts";

/** Lets signed requests through alone, before anything of them is looked at. */
export const signed: MiddlewareHandler<AppEnv> = async (c, next) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(await signedFields(c))) form.set(name, value);
  c.req.bodyCache.formData = form;
  await next();
};
