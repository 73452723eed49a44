import { parentPort, workerData } from "node:worker_threads";
import convert from "heic-convert";

const jpeg = await convert({ buffer: workerData as Uint8Array, format: "JPEG", quality: 0.92 });
parentPort?.postMessage(new Uint8Array(jpeg));
