import type { UIMessage } from "ai";
import type { ChatMetadata, DataParts } from "#tools/chats/schema.ts";
import type { ToolTypes } from "#tools/registry.ts";

/** A message of the stylist's chat: `useChat<StylistMessage>()`. Its parts are text, `tool-<name>`, `data-photo`, `data-beside` and `data-notice`. */
export type StylistMessage = UIMessage<ChatMetadata, DataParts, ToolTypes>;
