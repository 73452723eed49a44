/** Connected patches of a mask (4 neighbours): a label per pixel (0 outside) and each label's size. */
export function components(
  mask: Uint8Array,
  width: number,
): { labels: Int32Array; sizes: number[] } {
  const labels = new Int32Array(mask.length);
  const sizes = [0];
  const queue: number[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || labels[start]) continue;
    const label = sizes.length;
    sizes.push(0);
    labels[start] = label;
    queue.push(start);
    for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
      sizes[label] = (sizes[label] ?? 0) + 1;
      const x = i % width;
      const near = [i - width, i + width, x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1];
      for (const next of near) {
        if (next < 0 || next >= mask.length || !mask[next] || labels[next]) continue;
        labels[next] = label;
        queue.push(next);
      }
    }
  }
  return { labels, sizes };
}
