import { beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

let here: TestApp;
let maren: Salon;
beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
});

describe("an address that is none", () => {
  test.each(["/%", "/%zz", "/chat/%", "/assets/%E0%A4%A.js", "/%00.js", "/..%2f..%2fpackage.json"])(
    "%s is not found, and no failure",
    async (path) => {
      const response = await here.app.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/"name"|Error|node_modules/);
    },
  );

  test.each(["/api/photos/%", "/api/chats/%00", "/api/consultations/%E0%A4%A", "/api/timers/%zz"])(
    "%s neither",
    async (path) => {
      expect((await maren.request(path)).status).toBe(404);
    },
  );
});

test("what the API answers may be kept by no cache", async () => {
  const paths = [
    "/api/auth/get-session",
    "/api/stylists/profile",
    "/api/consultations",
    "/api/outbox",
    "/api/openapi.json",
    "/api/docs",
    "/api/no-such-thing",
    `/api/photos/${crypto.randomUUID()}`,
  ];
  for (const path of paths) {
    const response = await maren.request(path);
    expect([path, response.headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
});

test("every answer forbids foreign frames, inline script and guessing of types, and opens to no other origin", async () => {
  for (const path of ["/", "/api/health", "/api/docs", "/api/stylists/profile", "/%"]) {
    const { headers } = await maren.request(path, { headers: { origin: "https://evil.example" } });
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    // WebAssembly of our own is let run, text is not
    expect(policy).not.toMatch(/(?<!wasm-)unsafe-(inline|eval)/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  }
});

test.each([
  ["x-http-method-override", "DELETE"],
  ["x-original-url", "/api/outbox"],
  ["x-rewrite-url", "/api/outbox"],
])("the header %s: %s cannot turn a request into another", async (name, value) => {
  const response = await maren.request("/api/health", { headers: { [name]: value } });
  expect(await response.json()).toEqual({ status: "ok" });
});

describe("a body that is too large", () => {
  /** Says that the body is sent as it comes; the type does not know the word yet. */
  const streamed = { duplex: "half" } as RequestInit;
  const chunked = (megabytes: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < megabytes; sent += 1)
          controller.enqueue(new Uint8Array(1024 * 1024));
        controller.close();
      },
    });
  const send = (path: string, type: string, megabytes: number, cookie = maren.cookie) =>
    here.app.request(path, {
      method: "POST",
      headers: { cookie, "content-type": type, origin: "http://localhost", host: "localhost" },
      body: chunked(megabytes),
      ...streamed,
    });

  test("is refused at 1 MB where words are meant, whoever sends it and however", async () => {
    for (const path of ["/api/auth/sign-in/email", "/api/timers", "/api/chat"]) {
      const response = await send(path, "application/json", 2);
      expect([path, response.status]).toEqual([path, 413]);
      expect(await response.json()).toMatchObject({ code: "too_large" });
    }
  });

  test("is refused at 64 MB where photos are meant", async () => {
    const response = await send("/api/photos", "multipart/form-data; boundary=b", 66);
    expect(response.status).toBe(413);
  });

  test("is not even read from somebody who is not signed in", async () => {
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(1024 * 1024));
          if (read === 60) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const response = await here.app.request("/api/photos", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body,
      ...streamed,
    });
    expect(response.status).toBe(401);
    expect(read).toBeLessThan(3);
  });
});

describe("a form that is none", () => {
  const part = 'Content-Disposition: form-data; name="photo"';
  test.each([
    ["nothing", ""],
    ["a boundary alone", "--b"],
    ["no end", `--b\r\n${part}; filename="x"\r\n\r\nabc`],
    ["text for a file", `--b\r\n${part}\r\n\r\nabc\r\n--b--`],
    ["another boundary", `--c\r\n${part}\r\n\r\nabc\r\n--c--`],
    ["no headers", "--b\r\n\r\nabc\r\n--b--"],
  ])("(%s) gets 400 in the contract's shape, with a key and without", async (_what, body) => {
    for (const path of ["/api/photos", "/api/consultations", "/api/colour/read"]) {
      for (const keyed of [false, true]) {
        const headers = new Headers({ "content-type": "multipart/form-data; boundary=b" });
        if (keyed) headers.set("idempotency-key", crypto.randomUUID());
        const response = await maren.request(path, { method: "POST", headers, body });
        expect([path, response.status]).toEqual([path, 400]);
        const refusal = (await response.json()) as Record<string, unknown>;
        expect(refusal).toMatchObject({ code: "invalid", message: refusal["error"] });
      }
    }
  });
});
