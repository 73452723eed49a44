/** One server-sent event. */
export type StreamEvent = { event: string; data: string };

/** The events of a text/event-stream response as they come. Throws when the connection breaks. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  let held = "";
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (held + value).replaceAll("\r\n", "\n").split("\n\n");
      held = blocks.pop() ?? "";
      for (const block of blocks) yield parseBlock(block);
    }
  } finally {
    await reader.cancel();
  }
}

function parseBlock(block: string): StreamEvent {
  const lines = block.split("\n");
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart());
  return { event: field("event")[0] ?? "message", data: field("data").join("\n") };
}
