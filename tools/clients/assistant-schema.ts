import { z } from "zod";
import {
  ClientDuplicate,
  ClientRow,
  CreateClient,
  FindClients,
  ReadClientTest,
  RecordClientTest,
} from "./schema.ts";

/** What the assistant may look for among the clients. */
export const AskClients = z.strictObject({
  search: z.string().trim().max(120).optional().describe("Words of name, e-mail or phone."),
  awaySince: FindClients.shape.awaySince.describe(
    "Only who was last here before this day, and is not booked: clients who stayed away.",
  ),
  having: z
    .enum(["allergies", "must_know", "valid_test", "open_test", "no_shows", "no_phone", "no_email"])
    .optional()
    .describe(
      "Only who has an allergy or a must-know on record, a patch test that counts now or that is still to be read, did not come to visits, or of whom no phone number or no e-mail address is known.",
    ),
});
export type AskClients = z.infer<typeof AskClients>;

export const FoundClients = z.object({ total: z.int(), items: z.array(ClientRow) });
export type FoundClients = z.infer<typeof FoundClients>;

/** A new record, or what changes of one. */
export const SaveClient = z.strictObject({
  id: z.uuid().optional().describe("The record to change; left out, a new one is made."),
  ...CreateClient.partial().shape,
  portfolioConsent: z
    .boolean()
    .optional()
    .describe("The client agrees that their pictures may be shown, or no longer does."),
});
export type SaveClient = z.infer<typeof SaveClient>;

/** A test that was put on, or by `testId` what one that was put on shows. */
export const TellClientTest = z.strictObject({
  clientId: z.uuid(),
  testId: z.uuid().optional().describe("A pending test that was read now."),
  kind: RecordClientTest.shape.kind,
  result: RecordClientTest.shape.result,
  brandId: RecordClientTest.shape.brandId.describe("Brand it was done with."),
  doneAt: RecordClientTest.shape.doneAt.describe("When it was put on; left out, now."),
  note: ReadClientTest.shape.note.describe("What was seen on the skin or strand."),
});
export type TellClientTest = z.infer<typeof TellClientTest>;

export const FoundDuplicates = z.object({ pairs: z.array(ClientDuplicate) });
export type FoundDuplicates = z.infer<typeof FoundDuplicates>;
