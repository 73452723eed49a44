import { UNTOLD } from "#tools/clients/fields.ts";
import { expect, test } from "vitest";
import { clientIndex, type KnownClient } from "./client-index.ts";

const email = "info@salon.example";

/** Somebody under the salon's own address, whose first name begins as nobody else's does. */
function somebody(at: number): KnownClient {
  const name = `${String.fromCodePoint(0x4e_00 + at)}na ${String.fromCodePoint(0x4e_07 + at)}berg`;
  return {
    ...UNTOLD,
    id: `client ${at}`,
    name,
    email,
    keys: { name, email, phone: null },
    state: "new",
  };
}

test("twelve thousand people under one address hold nobody up, and each is found again", () => {
  const index = clientIndex();
  for (let at = 0; at < 12_000; at += 1) {
    const record = somebody(at);
    expect(index.same(record.keys)).toBeUndefined();
    index.add(record);
  }
  for (const at of [0, 31, 32, 11_999]) {
    const { keys } = somebody(at);
    expect(index.same(keys)?.id).toBe(`client ${at}`);
    expect(index.meant(keys)?.id).toBe(`client ${at}`);
  }
});
