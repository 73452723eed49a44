/** How long a wait asked for by the service is worth it; beyond that the built-in engine has long answered. */
const LONGEST_WAIT_MS = 5000;
/** The wait when the service is overloaded and names none. */
const DEFAULT_WAIT_MS = 400;

/**
 * A fetch for Gemini, which says only in the body (google.rpc.RetryInfo) how long to wait, while the SDK reads headers.
 * A daily quota, or a wait that is too long, becomes an answer that is not retried.
 */
export function retryInfoFetch(base: typeof fetch = globalThis.fetch): typeof fetch {
  return async (input, init) => {
    const response = await base(input, init);
    if (response.status !== 429 && response.status !== 503) return response;
    const text = await response.text();
    const { waitMs, daily } = readRetryInfo(text);
    const headers = new Headers(response.headers);
    for (const name of ["content-length", "content-encoding", "retry-after", "retry-after-ms"])
      headers.delete(name);
    headers.set("retry-after-ms", String(waitMs ?? DEFAULT_WAIT_MS));
    // a 4xx other than 408, 409 and 429 is not tried again
    const hopeless = daily || (waitMs ?? 0) > LONGEST_WAIT_MS;
    return new Response(text, { status: hopeless ? 403 : response.status, headers });
  };
}

type Details = { "@type"?: string; retryDelay?: string; violations?: { quotaId?: string }[] }[];

function readRetryInfo(text: string): { waitMs?: number; daily: boolean } {
  try {
    const parsed = JSON.parse(text) as unknown;
    const body = (Array.isArray(parsed) ? parsed[0] : parsed) as { error?: { details?: Details } };
    const details = body.error?.details ?? [];
    const delay = details.find((detail) => detail["@type"]?.endsWith("RetryInfo"))?.retryDelay;
    const daily = details.some((detail) =>
      detail.violations?.some(({ quotaId }) => /PerDay/.test(quotaId ?? "")),
    );
    return { daily, ...(delay ? { waitMs: Math.ceil(Number.parseFloat(delay) * 1000) } : {}) };
  } catch {
    return { daily: false };
  }
}
