import { toHex } from "#app/platform/kernel/tokens.ts";
import type { PdfPicture } from "./pdf-picture.ts";

/** A picture as an object of a PDF. */
export function renderImageObject({ width, height, entries, filter, parameters, bytes }: PdfPicture): string {
  const data = `${toHex(bytes)}>`;
  const unpacking = parameters === null ? "" : ` /DecodeParms [null ${parameters}]`;
  return `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}${unpacking} /Filter [/ASCIIHexDecode /${filter}] /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** Objects as a file, with the table that says where each begins; the first is the catalogue. */
export function assemblePdf(
  objects: readonly string[],
  { head, trailer }: { head: string; trailer: string },
): Uint8Array<ArrayBuffer> {
  const parts = [head];
  let length = new TextEncoder().encode(head).length;
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const text = `${at + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(text);
    length += text.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
  );
  // Below the head one character is one byte: everything beyond ASCII is written as an octal escape.
  return new TextEncoder().encode(parts.join(""));
}
