import sharp from "sharp";
const [out, ...fs] = process.argv.slice(2);
const tiles = await Promise.all(fs.map(async (f) => sharp(f).resize(420, 300, { fit: "contain", background: "#888" }).png().toBuffer()));
const cols = 3;
await sharp({ create: { width: cols * 424, height: Math.ceil(tiles.length / cols) * 304, channels: 3, background: "#fff" } }).composite(tiles.map((input, i) => ({ input, left: (i % cols) * 424, top: Math.floor(i / cols) * 304 }))).png().toFile(out!);
