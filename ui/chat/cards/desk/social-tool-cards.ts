import { CalendarPlus, Megaphone, PenLine, Send, Trash2 } from "lucide-react";
import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { socialTools } from "#tools/social/tools.ts";
import { plural } from "#ui/lib/format.ts";
import { OnePostCard, PostsCard, WrittenCard } from "./social-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of posts appear. */
export const socialToolCards: { [Name in keyof typeof socialTools]: ToolCard<Name> } = {
  write_caption: {
    icon: PenLine,
    doing: "Writing the post",
    done: (_input, { writtenBy }) =>
      writtenBy === "gemini" ? "Wrote a post" : "Wrote a post from the record",
    failed: "No post was written",
    Card: WrittenCard,
  },
  create_post: {
    icon: CalendarPlus,
    doing: "Keeping the post",
    waiting: "Waiting for you to keep the post",
    act: "Keep post",
    done: (_input, { status }) =>
      status === "scheduled" ? "Scheduled the post" : "Kept the post as a draft",
    failed: "The post was not kept",
    Card: OnePostCard,
  },
  list_posts: {
    icon: Megaphone,
    doing: "Looking at the posts",
    done: (_input, { total }) => `Found ${plural(total, "post")}`,
    failed: "Could not look at the posts",
    Card: PostsCard,
  },
  publish_post: {
    icon: Send,
    doing: "Bringing it to the platforms",
    waiting: "Waiting for you to publish the post",
    act: "Publish now",
    done: () => "Handed the post to the platforms",
    failed: "The post was not published",
    Card: OnePostCard,
  },
  delete_post: {
    icon: Trash2,
    doing: "Deleting the post",
    waiting: "Waiting for you to delete the post",
    act: "Delete post",
    done: () => "Deleted the post",
    failed: "The post was not deleted",
  },
  change_post: {
    icon: PenLine,
    doing: "Changing the post",
    waiting: "Waiting for you to change the post",
    act: "Change post",
    done: () => "Changed the post",
    failed: "The post was not changed",
    Card: OnePostCard,
  },
  list_social_accounts: {
    icon: Megaphone,
    doing: "Looking at the accounts",
    done: (_input, { accounts }) => `Found ${plural(accounts.length, "account")}`,
    failed: "Could not look at the accounts",
  },
  disconnect_social_account: {
    icon: Trash2,
    doing: "Disconnecting the account",
    waiting: "Waiting for you to disconnect the account",
    act: "Disconnect",
    done: ({ platform }) => `Disconnected ${PLATFORM_NAMES[platform]}`,
    failed: "The account is still connected",
  },
};
