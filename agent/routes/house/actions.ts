import { listActions } from "#tools/actions/actions.ts";
import { ChatAction, FindActions, UndoneAction } from "#tools/actions/schema.ts";
import { undoAction } from "#tools/actions/undo.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

/** `/api/actions`: what the assistant did, and taking it back. */
export const actions = router()
  .openapi(
    ...listing(
      "get /",
      { query: FindActions.extend(PageQuery.shape), row: ChatAction },
      listActions,
    ),
  )
  .openapi(...verb("post /{id}/undo", { answer: UndoneAction }, undoAction));
