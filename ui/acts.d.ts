declare module "virtual:acts" {
  /** What the interface reads again after an act of the assistant, by the act's name. */
  export const REFRESHED_BY: Readonly<
    Record<string, import("#tools/core/tool.ts").Refreshes | undefined>
  >;
  /** How many acts of the assistant look only, write something harmless, or wait for a tap. */
  export const ACTS_OF: Readonly<Record<import("#tools/core/tool.ts").Effect, number>>;
}
