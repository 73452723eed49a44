/** Whether npm brings a browser that runs on this machine. */
export const BROUGHT = `${process.platform}-${process.arch}` === "linux-x64";

/** Why no browser can be opened on this machine; undefined where one can. */
export const UNABLE =
  process.env["CHROME_PATH"] || BROUGHT
    ? undefined
    : "the Chromium that npm brings runs on Linux on x64, and CHROME_PATH names no other";
