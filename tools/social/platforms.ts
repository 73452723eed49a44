import type { Platform } from "./schema.ts";

declare module "#tools/core/context.ts" {
  interface Ports {
    /** The way to Instagram and Facebook, for jobs. */
    platforms: Platforms;
  }
}

/** A salon's own account with its token, as a call to its platform needs them. */
export type PlatformAccount = { platform: Platform; accountId: string; token: string };

/** What a token is good for. */
export type TokenState = { name: string; valid: boolean; expiresAt: Date | null };

/** What is to be shown. `imageUrl` can be fetched by the platform for a while; Instagram takes nothing without one. */
export type Showing = { text: string; imageUrl: string | null };

/** What the platform shows. */
export type Shown = { remoteId: string; url: string | null };

/** How a thing that was made and is not shown yet stands. */
export type ContainerState = "ready" | "working" | "shown" | "failed" | "gone";

/** A platform's refusal. `perhapsShown`: the answer was lost, and it may be there. `tokenRefused`: the account must be connected anew. */
export class NotShown extends Error {
  readonly permanent: boolean;
  readonly perhapsShown: boolean;
  readonly tokenRefused: boolean;

  constructor(
    said: string,
    kind: { permanent?: boolean; perhapsShown?: boolean; tokenRefused?: boolean } = {},
  ) {
    super(said);
    this.name = "NotShown";
    this.permanent = kind.permanent ?? false;
    this.perhapsShown = kind.perhapsShown ?? false;
    this.tokenRefused = kind.tokenRefused ?? false;
  }
}

/** The way to Instagram and Facebook by the Graph API. Everything throws `NotShown`. */
export type Platforms = {
  inspect(account: PlatformAccount): Promise<TokenState>;
  /** Instagram: makes what is to be shown. Facebook has no such step: null. */
  prepare(account: PlatformAccount, showing: Showing): Promise<{ containerId: string } | null>;
  containerState(account: PlatformAccount, containerId: string): Promise<ContainerState>;
  show(account: PlatformAccount, showing: Showing & { containerId: string | null }): Promise<Shown>;
  /** What the account shows with these very words since then and is none of `known`: what a try that was cut off has left behind. */
  find(
    account: PlatformAccount,
    sought: { text: string; since: Date; known: readonly string[] },
  ): Promise<Shown | null>;
};
