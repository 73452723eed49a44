/** Why there is no picture, and the way on: a sentence each for whoever holds the phone. `secure` is whether the page may ask at all. */
export function cameraRefusal(error: unknown, secure: boolean): string {
  if (!secure) return "The camera works on an https address only. Type the barcode instead.";
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
      return "The camera was not allowed. Allow it for this page in the browser, or type the barcode.";
    case "NotFoundError":
    case "OverconstrainedError":
      return "This device has no camera. Type the barcode, or use a scanner.";
    case "NotReadableError":
      return "Another app holds the camera. Close it there, or type the barcode.";
    default:
      return "The camera could not be started. Type the barcode instead.";
  }
}
