import { lengthOf } from "#tools/messages/outbox/sms-length-rules.ts";
import { plural } from "#ui/lib/format.ts";

/** How long a text is, in the parts it is billed as, and which characters make it longer. Nothing while it is empty. */
export function TextLength({ body }: { body: string }) {
  if (body.trim() === "") return null;
  const { characters, segments, costly } = lengthOf(body.trim());
  return (
    <p className="text-xs text-ink-3">
      {plural(characters, "character")}, {plural(segments, "part")}
      {costly.length > 0 && ` (${costly.join(" ")} leaves room for 70 a part)`}
    </p>
  );
}
