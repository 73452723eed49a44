import { createHash } from "node:crypto";
import type { SourceCredentials } from "#tools/migration/sources.ts";

const MINUTES_10 = 10 * 60_000;
/** As many are kept at once; the oldest goes first. */
const MOST = 50;

/**
 * What a system told a salon's credentials lately and every page needs: a token, the names of the team. It is kept in this
 * process alone, for ten minutes, under a digest of the credentials. What fails is not kept.
 */
export function createSourceMemory(now: () => number = Date.now) {
  const kept = new Map<string, { until: number; told: Promise<unknown> }>();
  return {
    /** What was told under this name, or what `ask` tells now. */
    recall<Told>(
      name: string,
      credentials: SourceCredentials,
      ask: () => Promise<Told>,
    ): Promise<Told> {
      const key = keyOf(name, credentials);
      const known = kept.get(key);
      if (known && known.until > now()) return known.told as Promise<Told>;
      const told = ask();
      kept.delete(key);
      kept.set(key, { until: now() + MINUTES_10, told });
      told.catch(() => kept.delete(key));
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST) break;
        kept.delete(oldest);
      }
      return told;
    },
    /** Forgets what was told under this name. */
    forget: (name: string, credentials: SourceCredentials) => kept.delete(keyOf(name, credentials)),
  };
}

function keyOf(name: string, { username, password, apiKey, subdomain }: SourceCredentials): string {
  const all = JSON.stringify([name, username, password, apiKey, subdomain]);
  return createHash("sha256").update(all).digest("base64");
}
