import {
  Armchair,
  CalendarCog,
  ExternalLink,
  Hourglass,
  IdCard,
  KeyRound,
  MessagesSquare,
  Undo2,
  UserPlus,
} from "lucide-react";
import type { chatTools } from "#tools/chats/tools.ts";
import type { keepingTools } from "#tools/privacy/tools.ts";
import type { salonTools } from "#tools/salons/tools.ts";
import type { profileTools } from "#tools/stylists/profile-tools.ts";
import type { accessTools } from "#tools/tokens/tools.ts";
import { plural } from "#ui/lib/format.ts";
import {
  AiCard,
  BookingRulesCard,
  ChairsCard,
  ChatsCard,
  DeletionCard,
  ProfileCard,
  RetentionCard,
  RetentionPreviewCard,
  ScreenCard,
  TokensCard,
} from "./settings-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of booking rules, profiles, keeping and access appear, and those of conversations themselves. */
export const settingsToolCards: {
  [
    Name in
      | keyof typeof salonTools
      | keyof typeof profileTools
      | keyof typeof keepingTools
      | keyof typeof accessTools
      | Exclude<keyof typeof chatTools, "offer_choices">
  ]: ToolCard<Name>;
} = {
  get_booking_rules: {
    icon: CalendarCog,
    does: "look how the salon is booked",
    done: () => "Looked how the salon is booked",
    Card: BookingRulesCard,
  },
  set_booking_rules: {
    icon: CalendarCog,
    does: "change how the salon is booked",
    waiting: "Waiting for you to change it",
    act: "Change it",
    done: () => "Changed how the salon is booked",
    failed: "Nothing was changed",
    Card: BookingRulesCard,
  },
  list_chairs: {
    icon: Armchair,
    does: "look at the chairs",
    done: (_input, { chairs }) => `Found ${plural(chairs.length, "chair")}`,
    Card: ChairsCard,
  },
  add_chair: {
    icon: Armchair,
    does: "add the chair",
    act: "Add it",
    done: (_input, { name }) => `Added ${name}`,
    failed: "No chair was added",
  },
  remove_chair: {
    icon: Armchair,
    does: "take the chair away",
    act: "Take it away",
    done: () => "Took the chair away",
    failed: "The chair stays",
  },
  get_profile: {
    icon: IdCard,
    does: "look at your profile",
    done: () => "Looked at your profile",
    Card: ProfileCard,
  },
  update_profile: {
    icon: IdCard,
    does: "change your profile",
    act: "Change it",
    done: () => "Changed your profile",
    failed: "Your profile was not changed",
    Card: ProfileCard,
  },
  add_stylist: {
    icon: UserPlus,
    does: "add the colleague",
    act: "Add them",
    done: (_input, { name }) => `Added ${name} to the team`,
    failed: "Nobody was added",
  },
  update_stylist: {
    icon: IdCard,
    does: "change the profile",
    act: "Change it",
    done: (_input, { name }) => `Changed the profile of ${name}`,
    failed: "The profile was not changed",
  },
  get_retention: {
    icon: Hourglass,
    does: "look how long things are kept",
    done: () => "Looked how long things are kept",
    Card: RetentionCard,
  },
  preview_retention: {
    icon: Hourglass,
    does: "count what would go",
    done: () => "Counted what would go",
    Card: RetentionPreviewCard,
  },
  set_retention: {
    icon: Hourglass,
    does: "change how long things are kept",
    waiting: "Waiting for you to change it",
    act: "Change it",
    done: () => "Changed how long things are kept",
    failed: "Nothing was changed",
    Card: RetentionCard,
  },
  get_deletion: {
    icon: Hourglass,
    does: "look whether the salon stays",
    done: (_input, { deletion }) =>
      deletion ? "The salon is to be deleted" : "Nothing is to be deleted",
    failed: "Could not look",
    Card: DeletionCard,
  },
  keep_salon: {
    icon: Undo2,
    does: "keep the salon",
    act: "Keep it",
    done: () => "The salon stays",
    failed: "Nothing was changed",
    Card: DeletionCard,
  },
  list_api_tokens: {
    icon: KeyRound,
    does: "look at the tokens",
    done: (_input, { tokens }) => `Found ${plural(tokens.length, "token")}`,
    Card: TokensCard,
  },
  revoke_api_token: {
    icon: KeyRound,
    does: "end the token",
    act: "End it",
    done: (_input, { name }) => `Ended the token ${name}`,
    failed: "The token was not ended",
  },
  get_ai_configuration: {
    icon: KeyRound,
    does: "look who answers",
    done: () => "Looked who answers",
    Card: AiCard,
  },
  check_ai_key: {
    icon: KeyRound,
    does: "ask whether the key works",
    done: (_input, { key }) => (key?.problem ? "The key is not taken" : "The key works"),
    failed: "The key could not be checked",
    Card: AiCard,
  },
  remove_ai_key: {
    icon: KeyRound,
    does: "take the key away",
    act: "Take it away",
    done: () => "Took the key away",
    failed: "The key stays",
    Card: AiCard,
  },
  open_screen: {
    icon: ExternalLink,
    does: "find the screen",
    done: (_input, { title }) => `Found ${title}`,
    Card: ScreenCard,
  },
  list_chats: {
    icon: MessagesSquare,
    does: "look through your conversations",
    done: (_input, { total }) => `Found ${plural(total, "conversation")}`,
    Card: ChatsCard,
  },
  rename_chat: {
    icon: MessagesSquare,
    does: "name the conversation",
    done: (_input, { title }) => `It is called ${title} now`,
    failed: "The name stays",
  },
  archive_chat: {
    icon: MessagesSquare,
    does: "put the conversation away",
    done: ({ archived }) => (archived ? "Put away" : "Brought back"),
    failed: "It stays where it is",
  },
  delete_chat: {
    icon: MessagesSquare,
    does: "delete the conversation",
    act: "Delete it",
    done: () => "Deleted the conversation",
    failed: "The conversation stays",
  },
};
