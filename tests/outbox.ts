import type { Message, WholeMessage } from "#tools/messages/schema.ts";
import type { Salon } from "./fixtures.ts";

/** A message of a salon's outbox with its links, as its owner reads it after their password. */
export async function wholeText(
  owner: Pick<Salon, "json" | "password">,
  { id }: Pick<Message, "id">,
): Promise<string> {
  const { password } = owner;
  const answer = await owner.json("POST", `/api/outbox/${id}/whole`, { password });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as WholeMessage).text;
}
