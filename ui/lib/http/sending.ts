import { mutationOptions } from "@tanstack/react-query";
import type { ClientResponse } from "hono/client";
import type { MutationMeta } from "./query.ts";

type Call = (args: never) => Promise<ClientResponse<unknown>>;
type Method = "$post" | "$put" | "$patch" | "$delete";
type OneOf<Key, Each = Key> = Each extends Key ? ([Key] extends [Each] ? true : false) : never;

/** What a call is told: what stands in its path and its body together, the one thing in its path, or nothing. */
type Told<Asked> = Asked extends { param: infer Param; json: infer Json }
  ? Param & Json
  : Asked extends { json: infer Json }
    ? Json
    : Asked extends { param: infer Param }
      ? OneOf<keyof Param> extends true
        ? Param[keyof Param]
        : Param
      : void;
type ToldTo<Asks extends Call> = Told<NonNullable<Parameters<Asks>[0]>>;
type AnswerOf<Asks extends Call> =
  Awaited<ReturnType<Asks>> extends ClientResponse<infer Answer> ? Answer : never;

/** A mutation that is one call of the API and gives its answer. */
export function sending<M extends Method, At extends { $path: () => string } & Record<M, Call>>(
  at: At,
  method: M,
  meta: MutationMeta,
) {
  return mutationOptions({
    mutationFn: async (told: ToldTo<At[M]>): Promise<AnswerOf<At[M]>> => {
      const { param, json } = argsOf(at.$path(), told);
      const args = method === "$delete" ? { param } : { param, json };
      const response = await at[method](args as never);
      // nothing is answered by 204
      return (response.status === 204 ? undefined : await response.json()) as AnswerOf<At[M]>;
    },
    meta,
  });
}

/** What stands in the path, and the rest. */
function argsOf(path: string, told: unknown) {
  const names: readonly string[] = path.match(/(?<=\/:)\w+/g) ?? [];
  const given = typeof told === "object" ? { ...told } : { [names[0] ?? ""]: told };
  const [inPath, rest] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name) === wanted)),
  );
  return { param: inPath, json: typeof told === "object" ? rest : undefined };
}
