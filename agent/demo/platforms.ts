import { NotShown, type Platforms } from "#tools/social/platforms.ts";

const DAY_MS = 86_400_000;
const STAYS_HERE = "This is a demo: nothing is shown outside of it.";

/**
 * Instagram and Facebook as the demo has them: an account can be connected, and nothing ever leaves. What the salon is said to
 * have published before the demo began is taken as shown; whatever is published in it is refused, and says so.
 */
export function demoPlatforms({ shows }: { shows: boolean }): Platforms {
  let count = 0;
  const made = () => `demo-${(count += 1)}`;
  return {
    inspect: async ({ platform }) => ({
      name: platform === "instagram" ? "alder.and.rye" : "Alder & Rye",
      valid: true,
      expiresAt: new Date(Date.now() + 55 * DAY_MS),
    }),
    prepare: async ({ platform }) => {
      if (!shows) throw new NotShown(STAYS_HERE, { permanent: true });
      return platform === "instagram" ? { containerId: made() } : null;
    },
    containerState: async () => "ready",
    show: async () => {
      if (!shows) throw new NotShown(STAYS_HERE, { permanent: true });
      return { remoteId: made(), url: null };
    },
    find: async () => null,
  };
}
