/** Hands a text to the browser as a file to keep. */
export function download(fileName: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: some browsers fetch it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
