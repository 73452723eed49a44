declare module "virtual:acts" {
  /** What the interface reads again after an act of the assistant, by the act's name. */
  export const REFRESHED_BY: Readonly<
    Record<string, import("#tools/core/tool.ts").Refreshes | undefined>
  >;
}
