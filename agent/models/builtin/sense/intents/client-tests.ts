import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** Patch and strand tests. */
export const CLIENT_TESTS: readonly Intent[] = [
  {
    id: "record_client_test",
    tool: "record_client_test",
    slots: { client: "client", brand: "brand", date: "date" },
    says: [
      "put a patch test on {client} with {brand} on {date}",
      "put a patch test on {client} with {brand}",
      "put a patch test on {client} on {date}",
      "put a patch test on {client}",
      "put a patch test on her with {brand}",
      "put a patch test on her on {date}",
      "put a patch test on her",
    ],
  },
  {
    id: "record_client_test.passed",
    tool: "record_client_test",
    slots: { client: "client", note: "text" },
    says: [
      "{client}'s patch test passed: {note}",
      "{client}'s patch test passed",
      "her patch test passed: {note}",
      "her patch test passed",
    ],
  },
  {
    id: "record_client_test.failed",
    tool: "record_client_test",
    slots: { client: "client", note: "text" },
    says: [
      "{client}'s patch test failed: {note}",
      "{client}'s patch test failed",
      "her patch test failed: {note}",
      "her patch test failed",
    ],
  },
  {
    id: "record_client_test.strand",
    tool: "record_client_test",
    slots: { client: "client", date: "date" },
    says: [
      "put a strand test on {client} on {date}",
      "put a strand test on {client}",
      "put a strand test on her",
    ],
  },
  {
    id: "record_client_test.strand_passed",
    tool: "record_client_test",
    slots: { client: "client", note: "text" },
    says: [
      "{client}'s strand test passed: {note}",
      "{client}'s strand test passed",
      "her strand test passed",
    ],
  },
  {
    id: "record_client_test.strand_failed",
    tool: "record_client_test",
    slots: { client: "client", note: "text" },
    says: [
      "{client}'s strand test failed: {note}",
      "{client}'s strand test failed",
      "her strand test failed",
    ],
  },
];
