import {
  changeMemory,
  forget,
  forgetAll,
  getMemories,
  learnFromTaps,
  remember,
} from "#tools/memory/memory.ts";
import {
  ChangeMemory,
  Forgotten,
  LearnFromTaps,
  Memories,
  Memory,
  Remember,
} from "#tools/memory/schema.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** What the assistant keeps in mind of the salon. */
export const memory = router()
  .openapi(...verb("get /", { answer: Memories }, getMemories))
  .openapi(...verb("post /", { body: Remember, answer: Memory, status: 201 }, remember))
  .openapi(...verb("put /taps", { body: LearnFromTaps, answer: Memories }, learnFromTaps))
  .openapi(...verb("delete /", { answer: Forgotten }, forgetAll))
  .openapi(...verb("patch /{id}", { body: ChangeMemory, answer: Memory }, changeMemory))
  .openapi(...verb("delete /{id}", { answer: Memory }, forget));
