import { AwsClient } from "aws4fetch";
import type { PhotoStore } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

const PATIENCE_MS = 10_000;

type Sent = { body?: Uint8Array; contentType?: string; query?: URLSearchParams };

/** Files in an S3-compatible bucket, path style. `url` is `s3://KEY:SECRET@host:port/bucket?region=…&tls=false`. */
export function s3Store(url: string): PhotoStore {
  const { username, password, host, pathname, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries: 2,
  });
  const scheme = searchParams.get("tls") === "false" ? "http" : "https";
  const bucket = `${scheme}://${host}${pathname.replace(/\/$/, "")}`;

  /** @throws unavailable, in words for people, when the storage does not answer or refuses. */
  const call = async (method: string, key: string, { body, contentType, query }: Sent = {}) => {
    const response = await client
      .fetch(
        `${bucket}/${key.split("/").map(encodeURIComponent).join("/")}${query ? `?${query.toString()}` : ""}`,
        {
          method,
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(body ? { body: Buffer.from(body) } : {}),
          ...(contentType ? { headers: { "Content-Type": contentType } } : {}),
        },
      )
      .catch(() => undefined);
    if (response?.ok || response?.status === 404) return response;
    throw new DomainError("unavailable", "The photo storage is not answering. Nothing was saved.", {
      retryAfter: 5,
    });
  };
  /** Keys that begin so, a thousand at most. Ours need no escaping in XML. */
  const list = async (prefix: string) => {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    const response = await call("GET", "", { query });
    const text = response.ok ? await response.text() : "";
    return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
  };
  return {
    async put(key, bytes, contentType) {
      const response = await call("PUT", key, { body: bytes, contentType });
      if (!response.ok)
        throw new DomainError("unavailable", "The photo storage has no such bucket.");
    },
    async get(key) {
      const response = await call("GET", key);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    async delete(key) {
      await call("DELETE", key);
    },
    async deleteAll(salonId) {
      for (;;) {
        const keys = await list(`salon/${salonId}/`);
        if (keys.length === 0) return;
        for (const key of keys) await call("DELETE", key);
      }
    },
  };
}
