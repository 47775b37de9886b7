import { zlibSync } from "fflate";
import { toHex } from "#app/platform/kernel/tokens.ts";
import { buildSrgbProfile } from "./color-profile.ts";

/** Data for an archival PDF (PDF/A-3b) with an embedded file that has the same content for machines. */
export interface Archive {
  /** The file's name: readers look for it. */
  name: string;
  content: string;
  description: string;
  /** The document's metadata as XMP; see `toFacturXArchive`. */
  metadata: (title: string) => string;
  /** Milliseconds UTC. */
  at: number;
  /** 32 hexadecimal digits, unique to the document. */
  id: string;
}

/** Objects of an archive from `first` on, and the entries for catalogue, information and trailer. */
export interface ArchiveParts {
  objects: string[];
  catalogue: string;
  information: string;
  trailer: string;
}

/** Metadata, color profile, and the embedded file as an alternative of the pages. */
export function buildArchiveParts(archive: Archive, title: string, first: number): ArchiveParts {
  const { name, content, description, metadata, at, id } = archive;
  const bytes = new TextEncoder().encode(content);
  const when = formatPdfDate(at);
  const xmp = toEntities(metadata(title));
  const [profile, intent, file, specification] = [first + 1, first + 2, first + 3, first + 4];
  const objects = [
    `<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>\nstream\n${xmp}\nendstream`,
    packObject(buildSrgbProfile(), "/N 3"),
    `<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) /DestOutputProfile ${profile} 0 R >>`,
    packObject(
      bytes,
      `/Type /EmbeddedFile /Subtype /text#2Fxml /Params << /ModDate (${when}) /Size ${bytes.length} >>`,
    ),
    `<< /Type /Filespec /F (${name}) /UF (${name}) /Desc (${description}) /AFRelationship /Alternative /EF << /F ${file} 0 R /UF ${file} 0 R >> >>`,
  ];
  return {
    objects,
    catalogue: ` /Metadata ${first} 0 R /OutputIntents [${intent} 0 R] /AF [${specification} 0 R] /Names << /EmbeddedFiles << /Names [(${name}) ${specification} 0 R] >> >>`,
    information: ` /CreationDate (${when}) /ModDate (${when})`,
    trailer: ` /ID [<${id}> <${id}>]`,
  };
}

/** Formats a time for XMP. */
export function formatXmpDate(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

function formatPdfDate(at: number): string {
  return `D:${formatXmpDate(at).replaceAll(/[-:TZ]/g, "")}Z`;
}

function packObject(bytes: Uint8Array, entries: string): string {
  const data = `${toHex(zlibSync(bytes, { level: 6 }))}>`;
  return `<< ${entries} /Filter [/ASCIIHexDecode /FlateDecode] /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** XML in ASCII: one character is one byte in the file. */
function toEntities(xml: string): string {
  return xml.replaceAll(/[^\n -~]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
