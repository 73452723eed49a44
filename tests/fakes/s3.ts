import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Options = { accessKey?: string; secret?: string; region?: string; bucket?: string };

/** An S3 server on loopback that checks AWS signature version 4 as the real ones do. `fail` makes the next calls answer that status. */
export async function fakeS3({
  accessKey = "key",
  secret = "secret/with+signs",
  region = "eu-test-1",
  bucket = "photos",
}: Options = {}) {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(
      await (request as unknown as { toArray(): Promise<Buffer[]> }).toArray(),
    );
    const answer = (status: number, content: string | Buffer = "") =>
      response.writeHead(status).end(content);
    const failure = failures.shift();
    if (failure) return answer(failure);
    if (!isSigned(request, body, { accessKey, secret, region }))
      return answer(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
    const url = new URL(request.url ?? "/", "http://fake");
    const path = decodeURIComponent(url.pathname);
    if (!path.startsWith(`/${bucket}/`))
      return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    const key = path.slice(bucket.length + 2);
    if (request.method === "PUT") {
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return answer(204);
    }
    if (url.searchParams.get("list-type") === "2") {
      const prefix = url.searchParams.get("prefix") ?? "";
      const keys = [...objects.keys()].filter((each) => each.startsWith(prefix)).slice(0, 2);
      const contents = keys.map((each) => `<Contents><Key>${each}</Key></Contents>`).join("");
      return answer(200, `<ListBucketResult>${contents}</ListBucketResult>`);
    }
    const found = objects.get(key);
    return found ? answer(200, found) : answer(404, "<Error><Code>NoSuchKey</Code></Error>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    fail: (...statuses: number[]) => failures.push(...statuses),
    url: `s3://${accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${region}&tls=false`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { accessKey, secret, region }: Required<Omit<Options, "bucket">>,
): boolean {
  const header =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!header) return false;
  const [, key, day = "", zone, signed = "", signature = ""] = header;
  if (key !== accessKey || zone !== region) return false;
  const declared = String(request.headers["x-amz-content-sha256"] ?? "");
  if (declared !== "UNSIGNED-PAYLOAD" && declared !== sha256(body)) return false;
  const url = new URL(request.url ?? "/", "http://fake");
  const headers = signed
    .split(";")
    .map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    headers.join(""),
    signed,
    declared,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join(
    "\n",
  );
  const signingKey = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (k, part) => hmac(k, part),
    `AWS4${secret}`,
  );
  return timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, "hex"));
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) =>
  createHmac("sha256", key).update(data).digest();
