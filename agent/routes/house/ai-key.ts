import { getAiConfiguration, recheckAiKey, removeAiKey, saveAiKey } from "#tools/keys/keys.ts";
import { AiConfiguration, SaveAiKey } from "#tools/keys/schema.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** Who answers for the salon, and its own key. The key itself comes in and never goes out. */
export const aiKey = router()
  .openapi(...verb("get /", { answer: AiConfiguration }, getAiConfiguration))
  .openapi(...verb("put /", { body: SaveAiKey, answer: AiConfiguration }, saveAiKey))
  .openapi(...verb("post /check", { answer: AiConfiguration }, recheckAiKey))
  .openapi(...verb("delete /", { answer: AiConfiguration }, removeAiKey));
