declare module "heic-convert" {
  export default function convert(options: {
    buffer: Uint8Array;
    format: "JPEG" | "PNG";
    /** 0-1 */
    quality?: number;
  }): Promise<ArrayBuffer>;
}
