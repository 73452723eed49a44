import { queryOptions } from "@tanstack/react-query";
import { foldName } from "#tools/values/name-rules.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";

/** As many of each kind as a short list shows. */
const SHOWN = 5;

/** As many as are looked through for names that begin as was typed. */
const LOOKED_AT = 25;

/** The first clients that a word or two of name, phone or email leaves; before others those a part of whose name begins so. */
export const findClients = (search: string) =>
  queryOptions({
    queryKey: ["clients", "found", search],
    queryFn: ({ signal }) =>
      answerTo(api.clients.$get({ query: { search, limit: LOOKED_AT } }, { init: { signal } })),
    select: (found) => {
      const begins = ({ name }: { name: string }) => ` ${foldName(name)}`.includes(sought);
      const sought = ` ${foldName(search)}`;
      return found.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, SHOWN);
    },
  });

/** The first chats whose title or messages hold the words. */
export const findChats = (q: string) =>
  queryOptions({
    queryKey: ["chats", "found", q],
    queryFn: ({ signal }) =>
      answerTo(api.chats.$get({ query: { q, limit: SHOWN } }, { init: { signal } })),
  });

/** The first formulas of the library that hold the words. */
export const findFormulas = (search: string) =>
  queryOptions({
    queryKey: ["library", "found", search],
    queryFn: ({ signal }) =>
      answerTo(
        api.formulas.library.$get(
          { query: { search, limit: String(SHOWN) } },
          { init: { signal } },
        ),
      ),
  });
