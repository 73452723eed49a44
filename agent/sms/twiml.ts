/** An answer to Twilio: a text to whoever wrote, or none. */
export function twiml(words: string | null): string {
  const message = words === null ? "" : `<Message>${escaped(words)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as XML holds it; characters that no XML may hold are left out. */
function escaped(words: string): string {
  return (
    words
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- those are the ones
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replaceAll(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter)
      .replaceAll("\r", "&#13;")
  );
}
