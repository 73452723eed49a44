import { cancelBatch } from "#tools/messages/outbox/outbox.ts";
import { ManyPreview, TakenBack, TextedMany, TextMany } from "#tools/messages/sms-schema.ts";
import { previewMany, textMany as writeToMany } from "#tools/messages/texts/text-many.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** The same words to everybody of a day. */
export const textMany = router()
  .openapi(...verb("post /preview", { body: TextMany, answer: ManyPreview }, previewMany))
  .openapi(...verb("post /", { body: TextMany, answer: TextedMany, status: 201 }, writeToMany))
  .openapi(...verb("post /{id}/take-back", { id: "batchId", answer: TakenBack }, cancelBatch));
