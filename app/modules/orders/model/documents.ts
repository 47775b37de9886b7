import { detectImageType } from "#app/platform/files/image-type.ts";

/** Limits on the documents of an order: size of each in bytes, and number. */
export const documentLimits = { bytes: 5 * 1024 * 1024, perOrder: 20 } as const;

/** For the file picker only; the server decides by the file's bytes. */
export const acceptedDocumentTypes = "application/pdf,image/png,image/jpeg,image/webp";

export interface OrderDocument {
  id: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  createdByName: string;
  createdAt: number;
  /** Added by the reader's own account; only that account may remove it. */
  isOwn: boolean;
}

/** The type of a document by its first bytes, whatever its name says; null for a type that is not accepted. */
export function detectDocumentType(bytes: Uint8Array): string | null {
  const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
  return pdf.every((byte, index) => bytes[index] === byte) ? "application/pdf" : detectImageType(bytes);
}

const controlCharacters = /[\p{Cc}\p{Cf}]/gu;

/** File name extensions of each type, the default first. */
const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
};

/**
 * A file's name without its path, control characters and marks that change the reading direction. The extension follows
 * the bytes, because programs open a file by its name.
 */
export function toDocumentName(name: string, type: string): string {
  const plain = name
    .toWellFormed()
    .slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1)
    .replace(controlCharacters, "")
    .trim();
  const [, stem = plain, ending = ""] = /^(.+)\.([a-z][a-z0-9]{0,9})$/i.exec(plain) ?? [];
  const known = extensionsByType[type] ?? [];
  const usedEnding = known.includes(ending.toLowerCase()) ? ending : known[0];
  return `${[...stem].slice(-140).join("") || "document"}.${usedEnding}`;
}

/** Content-Disposition of a download (RFC 6266): the name in any script, and an ASCII one for old clients. */
export function formatContentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
