import { z } from "zod";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { redirectSchema } from "./app.ts";

/** What an app says of itself (RFC 7591), in its document or when it registers itself. What else it says is not kept. */
export const clientMetadataSchema = z.object({
  client_name: textSchema(80).default("?"),
  redirect_uris: z.array(redirectSchema).min(1).max(20),
  /** Apps that nobody registered here keep no secret. */
  token_endpoint_auth_method: z.string().max(80).default("none"),
  grant_types: z.array(z.string().max(80)).max(20).default(["authorization_code", "refresh_token"]),
  response_types: z.array(z.string().max(80)).max(20).default(["code"]),
});
export type ClientMetadata = z.output<typeof clientMetadataSchema>;

/** How long a document is believed, milliseconds. */
export const DOCUMENT_LIFETIME_MS = hour;

/** True for an id that is the address of a document. */
export const isDocumentAddress = (clientId: string) => clientId.startsWith("https://");

/** True for an address that a document may have: with a path, without what a parser would change. */
export function isPlainDocumentAddress(clientId: string): boolean {
  if (clientId.length > 500 || !URL.canParse(clientId)) return false;
  const url = new URL(clientId);
  return url.href === clientId && url.pathname !== "/" && url.search === "" && url.hash === "";
}

/** Reads a document; null unless it names its own address. */
export function readClientDocument(clientId: string, text: string): ClientMetadata | null {
  const document = z.looseObject({ client_id: z.literal(clientId), client_secret: z.undefined().optional() });
  try {
    const read = document.safeParse(JSON.parse(text));
    const metadata = read.success ? clientMetadataSchema.safeParse(read.data) : null;
    if (!metadata?.success || metadata.data.token_endpoint_auth_method !== "none") return null;
    const { hostname } = new URL(clientId);
    return metadata.data.client_name === "?" ? { ...metadata.data, client_name: hostname } : metadata.data;
  } catch {
    return null;
  }
}
