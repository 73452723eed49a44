import { changesOf, fieldLines } from "#tools/core/change-rules.ts";
import type { Change, TakeBack } from "#tools/core/act-schema.ts";
import { nameOfStylist } from "#tools/core/name-of-stylist.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { SaveClient, TellClientTest } from "./assistant-schema.ts";
import { getClient } from "./clients.ts";
import { CLIENT_FIELDS } from "./fields.ts";
import { findClient } from "./rows.ts";
import type { Client, ClientTest, MergeClients } from "./schema.ts";

/** What a client is called. @throws not_found */
export async function nameOfClient(ctx: Ctx, id: string): Promise<string> {
  return (await findClient(ctx, id)).name;
}

/** What saving a record would change of it. @throws not_found */
export async function changesOfClient(ctx: Ctx, given: SaveClient): Promise<Change[]> {
  const before: Partial<Client> = given.id ? await getClient(ctx, { id: given.id }) : {};
  const shown = async ({ preferredStylistId: id, ...rest }: Partial<Client>) => ({
    ...rest,
    preferredStylistId: id && (await nameOfStylist(ctx, id)),
  });
  return changesOf([
    ...fieldLines(CLIENT_FIELDS, await shown(before), await shown(given)),
    ["Pictures may be shown", given.id ? agreed(before) : undefined, given.portfolioConsent],
  ]);
}

/** The record as it was, or gone where it was only made now. Pictures that were pulled do not come back. */
export async function undoClient(
  ctx: Ctx,
  { id, portfolioConsent, ...told }: SaveClient,
): Promise<(saved: Client) => TakeBack | null> {
  if (!id)
    return ({ id: made, version }) => ({
      tool: "take_back_client",
      input: { id: made, version },
    });
  const before = await getClient(ctx, { id });
  if (portfolioConsent === false && agreed(before)) return () => null;
  const fields = Object.keys(told).filter(
    (field): field is keyof typeof told => told[field as keyof typeof told] !== undefined,
  );
  const input = {
    id: before.id,
    ...Object.fromEntries(fields.map((field) => [field, before[field]])),
    ...(portfolioConsent !== undefined && { portfolioConsent: agreed(before) }),
  };
  return () => ({ tool: "save_client", input });
}

/** What writing down or reading a test changes. @throws not_found */
export async function changesOfTest(ctx: Ctx, told: TellClientTest): Promise<Change[]> {
  const before = told.testId ? await testOf(ctx, told) : undefined;
  const label = told.kind === "patch" ? "Patch test" : "Strand test";
  return changesOf([
    [label, before?.result, told.result],
    ["Note", before?.note, told.note],
  ]);
}

/** The test as it stood, or gone where it was only written now. */
export async function undoTest(
  ctx: Ctx,
  told: TellClientTest,
): Promise<(written: ClientTest) => TakeBack> {
  const before = told.testId ? await testOf(ctx, told) : undefined;
  return ({ id: testId, result: written }) => ({
    tool: "take_back_test",
    input: {
      clientId: told.clientId,
      testId,
      written,
      before: before ? { result: before.result, note: before.note } : null,
    },
  });
}

/** What becomes of the record that is folded into the other. @throws not_found */
export async function mergeChanges(ctx: Ctx, { keepId, otherId }: MergeClients): Promise<Change[]> {
  const [kept, other] = [await nameOfClient(ctx, keepId), await nameOfClient(ctx, otherId)];
  return [{ label: other, before: "a record of its own", after: `part of ${kept}'s record` }];
}

async function testOf(ctx: Ctx, { clientId, testId }: TellClientTest) {
  const { tests } = await getClient(ctx, { id: clientId });
  return tests.find(({ id }) => id === testId);
}

const agreed = ({ portfolioConsentAt }: Partial<Client>) => Boolean(portfolioConsentAt);
