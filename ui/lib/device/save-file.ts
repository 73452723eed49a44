/** Has the browser save what this address answers: it streams to the disk, and what is open stays. */
export function saveFile(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
