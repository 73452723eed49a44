import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Reads the barcode that a picture of the camera shows; null while it shows none. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** What shops and makers print: EAN and UPC on retail packs, Code 128 and 39 and ITF on cartons. */
const NATIVE = ["ean_13", "ean_8", "upc_a", "upc_e", "code_128", "code_39", "itf"];
const ZXING = ["EAN13", "EAN8", "UPCA", "UPCE", "Code128", "Code39", "ITF"] as const;
/** A wider picture makes nothing readable that was not, and takes longer. */
const WIDEST = 1280;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** The browser's own reader where it has one for shop codes, else the one that is brought along, fetched when first needed. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await nativeReader()) ?? (await ownReader());
}

async function nativeReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  const formats = NATIVE.filter((format) => known.includes(format));
  if (!BarcodeDetector || !formats.includes("ean_13")) return null;
  const detector = new BarcodeDetector({ formats });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function ownReader(): Promise<BarcodeReader> {
  const { prepareZXingModule, readBarcodes } = await import("zxing-wasm/reader");
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) =>
        path.endsWith(".wasm") ? wasmUrl : prefix + path,
    },
    fireImmediately: true,
  });
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!pen || videoWidth === 0) return null;
    const scale = Math.min(1, WIDEST / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(picture, {
      formats: [...ZXING],
      tryHarder: true,
      maxNumberOfSymbols: 1,
    });
    return found.find(({ isValid }) => isValid)?.text ?? null;
  };
}
