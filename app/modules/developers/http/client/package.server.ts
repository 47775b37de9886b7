import type { ApiDocument } from "../../model/api-document.ts";
import { formatTypes } from "../../model/api-types.ts";
import { releases } from "../../model/changelog.ts";
import clientSource from "./index.js?raw";
import listenSource from "./listen.js?raw";
import callTypes from "./types.txt?raw";

/** `@waybill/client` as npm installs it from an address: the call, its types out of the description, and `waybill listen`. */
export async function packClient(document: ApiDocument, origin: string): Promise<Response> {
  const files: Readonly<Record<string, string>> = {
    "package.json": JSON.stringify(createManifest(), null, 2),
    "README.md": createReadme(origin),
    "index.js": clientSource,
    "index.d.ts": `${formatTypes(document)}\n${callTypes}`,
    "listen.js": listenSource.replaceAll("{{origin}}", origin),
  };
  const parts = Object.entries(files).flatMap(([name, text]) => toTarEntry(`package/${name}`, text));
  const archive = new Blob([...parts, new Uint8Array(2 * BLOCK)]);
  return new Response(archive.stream().pipeThrough(new CompressionStream("gzip")), {
    headers: { "Content-Type": "application/gzip", "Cache-Control": "public, max-age=300" },
  });
}

/** The day of the API's release is the version: 2026-12-01 is 2026.12.1. */
function createManifest() {
  const [year, month, day] = (releases[0]?.day ?? "").split("-").map(Number);
  return {
    ...{
      name: "@waybill/client",
      version: `${year}.${month}.${day}`,
      type: "module",
      license: "SEE LICENSE IN README.md",
    },
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    types: "./index.d.ts",
    bin: { waybill: "listen.js" },
    engines: { node: ">=20" },
  };
}

const createReadme = (origin: string): string => `# @waybill/client

Typed calls with tries, idempotency keys and Retry-After, and the check of webhooks. How to use it: ${origin}/developers/guides/client.
It may be used with Waybill, changed and passed on for that, without any warranty.
`;

const BLOCK = 512;

/** A file of a tar archive (ustar): its head, its bytes, and zeros up to the next block. */
function toTarEntry(name: string, text: string): Uint8Array<ArrayBuffer>[] {
  const body = new TextEncoder().encode(text);
  const head = new Uint8Array(BLOCK);
  const write = (at: number, value: string) => head.set(new TextEncoder().encode(value), at);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  write(0, name);
  write(100, octal(name.endsWith("listen.js") ? 0o755 : 0o644, 7));
  write(108, octal(0, 7));
  write(116, octal(0, 7));
  write(124, octal(body.byteLength, 11));
  write(136, octal(0, 11));
  write(148, " ".repeat(8));
  write(156, "0");
  write(257, "ustar\0");
  write(263, "00");
  const sum = head.reduce((total, each) => total + each, 0);
  write(148, `${sum.toString(8).padStart(6, "0")}\0 `);
  return [head, body, new Uint8Array((BLOCK - (body.byteLength % BLOCK)) % BLOCK)];
}
