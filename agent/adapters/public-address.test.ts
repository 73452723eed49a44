import { expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "./public-address.ts";

test.each(["8.8.8.8", "142.250.185.78", "2a00:1450:4001:80b::200a"])(
  "%s is somebody's on the internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.8.8.8",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "fd00::1",
  "fe80::1",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "no address",
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("a name that leads to this machine is not connected to", async () => {
  const failure = await new Promise((resolve) => {
    publicLookup("localhost", { all: true }, resolve);
  });
  expect(failure).toBeInstanceOf(Error);
});
