import { ClipboardCheck, Eraser, Images, Merge, UserPen, UserSearch, Users } from "lucide-react";
import type { clientTools } from "#tools/clients/tools.ts";
import type { historyTools } from "#tools/history/tools.ts";
import type { erasingTools } from "#tools/privacy/tools.ts";
import { plural } from "#ui/lib/format.ts";
import {
  ClientRecordCard,
  DuplicatesCard,
  FoundClientsCard,
  MergedClientsCard,
  OpenedClientCard,
} from "./client-card.tsx";
import { ClientPhotosCard } from "./sheet-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

const RESULTS = { pending: "to be read", passed: "passed", failed: "failed" } as const;

/** How the tools of the client records appear. */
export const clientToolCards: {
  [Name in keyof (typeof clientTools & typeof historyTools & typeof erasingTools)]: ToolCard<Name>;
} = {
  find_clients: {
    icon: UserSearch,
    does: "look for the client",
    done: (_input, { total }) => `Found ${plural(total, "client")}`,
    Card: FoundClientsCard,
  },
  get_client: {
    icon: UserSearch,
    does: "open the record",
    done: (_input, { client }) => `Opened the record of ${client.name}`,
    Card: OpenedClientCard,
  },
  save_client: {
    icon: UserPen,
    does: "save the client",
    act: "Save",
    done: (_input, { name }) => `Saved ${name}`,
    failed: "The client was not saved",
    Card: ClientRecordCard,
  },
  record_client_test: {
    icon: ClipboardCheck,
    does: "write down the test",
    waiting: "Waiting for you to write the test down",
    act: "Write it down",
    done: (_input, { kind, result }) => `Wrote down the ${kind} test: ${RESULTS[result]}`,
    failed: "The test was not written down",
  },
  client_duplicates: {
    icon: Users,
    does: "look for records that are one person",
    done: (_input, { pairs }) => `Found ${plural(pairs.length, "pair")} that may be one person`,
    failed: "Could not look for duplicates",
    Card: DuplicatesCard,
  },
  merge_clients: {
    icon: Merge,
    does: "make one record of two",
    waiting: "Waiting for you to merge the records",
    act: "Merge",
    done: (_input, { client }) => `One record now: ${client.name}`,
    failed: "The records were not merged",
    Card: MergedClientsCard,
  },
  erase_client: {
    icon: Eraser,
    does: "erase the client",
    act: "Erase for good",
    done: (_input, { message }) => message,
    failed: "Nothing was erased",
  },
  client_photos: {
    icon: Images,
    does: "look at the photos",
    done: (_input, { photos }) => `Found ${plural(photos.length, "photo")}`,
    Card: ClientPhotosCard,
  },
  add_client_photo: {
    icon: Images,
    does: "keep the photo with the client",
    done: () => "Kept the photo with the client",
    failed: "The photo was not kept",
  },
  remove_client_photo: {
    icon: Images,
    does: "take the photo away",
    act: "Take it away",
    done: () => "Took the photo from the client",
    failed: "The photo stays",
  },
};
