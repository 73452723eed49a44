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
    doing: "Looking for the client",
    done: (_input, { total }) => `Found ${plural(total, "client")}`,
    failed: "Could not look for the client",
    Card: FoundClientsCard,
  },
  get_client: {
    icon: UserSearch,
    doing: "Opening the record",
    done: (_input, { client }) => `Opened the record of ${client.name}`,
    failed: "Could not open the record",
    Card: OpenedClientCard,
  },
  save_client: {
    icon: UserPen,
    doing: "Saving the client",
    done: (_input, { name }) => `Saved ${name}`,
    failed: "The client was not saved",
    Card: ClientRecordCard,
  },
  record_client_test: {
    icon: ClipboardCheck,
    doing: "Writing down the test",
    done: (_input, { kind, result }) => `Wrote down the ${kind} test: ${RESULTS[result]}`,
    failed: "The test was not written down",
  },
  client_duplicates: {
    icon: Users,
    doing: "Looking for records that are one person",
    done: (_input, { pairs }) => `Found ${plural(pairs.length, "pair")} that may be one person`,
    failed: "Could not look for duplicates",
    Card: DuplicatesCard,
  },
  merge_clients: {
    icon: Merge,
    doing: "Making one record of two",
    waiting: "Waiting for you to merge the records",
    act: "Merge",
    done: (_input, { client }) => `One record now: ${client.name}`,
    failed: "The records were not merged",
    Card: MergedClientsCard,
  },
  erase_client: {
    icon: Eraser,
    doing: "Erasing the client",
    waiting: "Waiting for you to erase the client",
    act: "Erase for good",
    done: (_input, { message }) => message,
    failed: "Nothing was erased",
  },
  client_photos: {
    icon: Images,
    doing: "Looking at the photos",
    done: (_input, { photos }) => `Found ${plural(photos.length, "photo")}`,
    failed: "Could not look at the photos",
    Card: ClientPhotosCard,
  },
  add_client_photo: {
    icon: Images,
    doing: "Keeping the photo with the client",
    done: () => "Kept the photo with the client",
    failed: "The photo was not kept",
  },
  remove_client_photo: {
    icon: Images,
    doing: "Taking the photo away",
    waiting: "Waiting for you to take the photo away",
    act: "Take it away",
    done: () => "Took the photo from the client",
    failed: "The photo stays",
  },
};
