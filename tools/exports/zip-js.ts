import { configure } from "@zip.js/zip.js";

// it works on two entries at once, which whoever reads slowly would keep for themselves
configure({ useWebWorkers: false, maxWorkers: 10_000 });

export { Reader, ZipReader, ZipWriter, type Entry, type FileEntry } from "@zip.js/zip.js";
