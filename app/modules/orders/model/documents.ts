import { detectImageType } from "#app/platform/files/image-type.ts";

/** Documents of an order (domain §3): at most 5 MB each, and so many of them. */
export const documentLimits = { bytes: 5 * 1024 * 1024, perOrder: 20 } as const;

/** What a file picker offers; the bytes decide. */
export const acceptedDocumentTypes = "application/pdf,image/png,image/jpeg,image/webp";

/** A document as people see it. */
export interface OrderDocument {
  id: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  createdByName: string;
  createdAt: number;
  /** Added by the account that reads it, which alone may take it away. */
  own: boolean;
}

/** The type of a document by its first bytes, whatever its name says; null for what is not taken. */
export function detectDocumentType(bytes: Uint8Array): string | null {
  const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
  return pdf.every((byte, at) => bytes[at] === byte) ? "application/pdf" : detectImageType(bytes);
}

const controlCharacters = /[\p{Cc}\p{Cf}]/gu;

/** Endings of each type, the usual one first. */
const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
};

/**
 * A file's name without its path, control characters and marks that turn the reading direction. It ends as what its
 * bytes are: a program opens a file by its name.
 */
export function toDocumentName(name: string, type: string): string {
  const bare = name
    .toWellFormed()
    .slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1)
    .replace(controlCharacters, "")
    .trim();
  const [, stem = bare, ending = ""] = /^(.+)\.([a-z][a-z0-9]{0,9})$/i.exec(bare) ?? [];
  const known = extensionsByType[type] ?? [];
  const kept = known.includes(ending.toLowerCase()) ? ending : known[0];
  return `${[...stem].slice(-140).join("") || "document"}.${kept}`;
}

/** Content-Disposition of a download (RFC 6266): the name in any script, and one of plain letters for old programs. */
export function formatContentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
