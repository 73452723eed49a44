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
    does: "write the post",
    done: (_input, { writtenBy }) =>
      writtenBy === "builtin" ? "Wrote a post from the record" : "Wrote a post",
    failed: "No post was written",
    Card: WrittenCard,
  },
  create_post: {
    icon: CalendarPlus,
    does: "keep the post",
    act: "Keep post",
    done: (_input, { status }) =>
      status === "scheduled" ? "Scheduled the post" : "Kept the post as a draft",
    failed: "The post was not kept",
    Card: OnePostCard,
  },
  list_posts: {
    icon: Megaphone,
    does: "look at the posts",
    done: (_input, { total }) => `Found ${plural(total, "post")}`,
    Card: PostsCard,
  },
  publish_post: {
    icon: Send,
    does: "bring it to the platforms",
    waiting: "Waiting for you to publish the post",
    act: "Publish now",
    done: () => "Handed the post to the platforms",
    failed: "The post was not published",
    Card: OnePostCard,
  },
  delete_post: {
    icon: Trash2,
    does: "delete the post",
    act: "Delete post",
    done: () => "Deleted the post",
    failed: "The post was not deleted",
  },
  change_post: {
    icon: PenLine,
    does: "change the post",
    act: "Change post",
    done: () => "Changed the post",
    failed: "The post was not changed",
    Card: OnePostCard,
  },
  list_social_accounts: {
    icon: Megaphone,
    does: "look at the accounts",
    done: (_input, { accounts }) => `Found ${plural(accounts.length, "account")}`,
  },
  disconnect_social_account: {
    icon: Trash2,
    does: "disconnect the account",
    act: "Disconnect",
    done: ({ platform }) => `Disconnected ${PLATFORM_NAMES[platform]}`,
    failed: "The account is still connected",
  },
};
