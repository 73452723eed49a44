import {
  ReadShelfCodes,
  SetShelf,
  SetShelfOnly,
  Shelf,
  ShelfLine,
  ShelfReading,
} from "#tools/brands/schema.ts";
import { getShelf, readShelfCodes, setShelf, setShelfOnly } from "#tools/brands/shelf.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** What stands on the salon's shelf. */
export const shelf = router()
  .openapi(...verb("get /", { answer: Shelf }, (ctx) => getShelf(ctx)))
  .openapi(...verb("put /", { body: SetShelf, answer: ShelfLine }, setShelf))
  .openapi(...verb("put /only", { body: SetShelfOnly, answer: SetShelfOnly }, setShelfOnly))
  .openapi(...verb("post /read", { body: ReadShelfCodes, answer: ShelfReading }, readShelfCodes));
