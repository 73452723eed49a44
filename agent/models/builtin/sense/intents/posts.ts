import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** Posts and where they go out. */
export const POSTS: readonly Intent[] = [
  {
    id: "write_caption",
    tool: "write_caption",
    slots: { about: "text", platform: "word", type: "word" },
    says: [
      "write a caption of the kind {type} for {platform} on: {about}",
      "write a caption of the kind {type} on: {about}",
      "write a caption for {platform} on: {about}",
      "write a caption on: {about}",
      "write a caption",
    ],
  },
  {
    id: "create_post",
    tool: "create_post",
    slots: { caption: "text", platform: "word", date: "date", time: "time" },
    says: [
      "keep a post of my own words on {platform} for {date} at {time}: {caption}",
      "keep a post of my own words on {platform} for {date}: {caption}",
      "keep a post of my own words for {date} at {time}: {caption}",
      "keep a post of my own words on {platform}: {caption}",
      "keep a post of my own words for {date}: {caption}",
      "keep a post of my own words: {caption}",
      "keep a post of my own words for {date} at {time}",
      "keep a post of my own words for {date}",
      "keep a post of my own words",
    ],
  },
  {
    id: "create_post.caption",
    tool: "create_post",
    slots: { date: "date", time: "time" },
    says: ["schedule it for {date} at {time}", "schedule it for {date}", "keep it as a draft"],
  },
  {
    id: "change_post.move",
    tool: "change_post",
    slots: { post: "post", date: "date", time: "time" },
    says: [
      "move the {post} post to {date} at {time}",
      "move the {post} post to {date}",
      "move the {post} post to {time}",
      "move the post to {date} at {time}",
      "move the post to {date}",
      "move the post to {time}",
    ],
  },
  {
    id: "change_post.words",
    tool: "change_post",
    slots: { post: "post", caption: "text" },
    says: [
      "change the words of the {post} post to: {caption}",
      "change the words of the post to: {caption}",
    ],
  },
  {
    id: "change_post.draft",
    tool: "change_post",
    slots: { post: "post" },
    says: ["turn the {post} post into a draft", "turn the post into a draft"],
  },
  {
    id: "change_post.also",
    tool: "change_post",
    slots: { post: "post", platform: "word" },
    says: ["put the {post} post on {platform} too", "put the post on {platform} too"],
  },
  {
    id: "change_post.only",
    tool: "change_post",
    slots: { post: "post", platform: "word" },
    says: ["put the {post} post on {platform} only", "put the post on {platform} only"],
  },
  {
    id: "change_post.off",
    tool: "change_post",
    slots: { post: "post", platform: "word" },
    says: ["keep the {post} post off {platform}", "keep the post off {platform}"],
  },
  {
    id: "change_post.tag",
    tool: "change_post",
    slots: { post: "post", tags: "text" },
    says: [
      "put these hashtags under the {post} post: {tags}",
      "put these hashtags under the post: {tags}",
    ],
  },
  {
    id: "change_post.untag",
    tool: "change_post",
    slots: { post: "post", tags: "text" },
    says: [
      "take these hashtags off the {post} post: {tags}",
      "take these hashtags off the post: {tags}",
    ],
  },
  {
    id: "change_post.picture",
    tool: "change_post",
    slots: { post: "post" },
    says: ["take the picture off the {post} post", "take the picture off the post"],
  },
  { id: "list_posts", tool: "list_posts", slots: {}, says: ["show my posts"] },
  {
    id: "publish_post",
    tool: "publish_post",
    slots: { post: "post" },
    says: ["publish the {post} post now", "publish it now"],
  },
  {
    id: "delete_post",
    tool: "delete_post",
    slots: { post: "post" },
    says: ["delete the {post} post", "delete the post"],
  },
  {
    id: "subscribe_social",
    tool: "subscribe_social",
    slots: { tier: "word" },
    says: ["take the plan for posts that is called {tier}", "get the social media plan"],
  },
  {
    id: "list_social_accounts",
    tool: "list_social_accounts",
    slots: {},
    says: ["which social accounts are connected"],
  },
  {
    id: "disconnect_social_account",
    tool: "disconnect_social_account",
    slots: { platform: "word" },
    says: ["disconnect {platform}"],
  },
];
