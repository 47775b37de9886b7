/** Offers what an address leads to as a download. */
export function saveAs(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** Offers a text that the page already has as a download. */
export function saveFile({ name, type, body }: { name: string; type: string; body: string }): void {
  const address = URL.createObjectURL(new Blob([body], { type }));
  saveAs(address, name);
  URL.revokeObjectURL(address);
}
