/** The body of a response as text, or null as soon as it is longer than that many bytes; what is left is not fetched. */
export async function readCapped(response: Response, mostBytes: number): Promise<string | null> {
  if (Number(response.headers.get("content-length") ?? 0) > mostBytes) {
    await response.body?.cancel();
    return null;
  }
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // leaving the loop ends the response
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
