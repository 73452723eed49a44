/** Connected patches of a mask (4 neighbours): a label per pixel (0 outside) and each label's size. */
export function components(
  mask: Uint8Array,
  width: number,
): { labels: Int32Array; sizes: number[] } {
  const labels = new Int32Array(mask.length);
  const sizes = [0];
  const queue = new Int32Array(mask.length);
  let queued = 0;
  const visit = (i: number, label: number) => {
    if (!mask[i] || labels[i]) return;
    labels[i] = label;
    queue[queued++] = i;
  };
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || labels[start]) continue;
    const label = sizes.length;
    let size = 0;
    visit(start, label);
    for (; queued > 0; size++) {
      const i = queue[--queued] ?? 0;
      const x = i % width;
      if (i >= width) visit(i - width, label);
      if (i + width < mask.length) visit(i + width, label);
      if (x > 0) visit(i - 1, label);
      if (x < width - 1) visit(i + 1, label);
    }
    sizes.push(size);
  }
  return { labels, sizes };
}
