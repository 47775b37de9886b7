/** The header by which a page names the sites whose pages may show it in a frame. */
export const toFrameHeader = (sites: readonly string[]) => ({
  "Content-Security-Policy": `frame-ancestors ${sites.join(" ") || "'none'"}`,
});

interface PageHeaderOptions {
  nonce: string;
  development: boolean;
  mapStyleUrl: string;
  /** Other addresses that pages may use, by directive. */
  sources?: Readonly<Record<string, string>>;
  /** A widget of others writes styles without our nonce. */
  foreignStyles?: boolean;
}

/** Headers of every page: a CSP with nonce, no sniffing, no framing, and no caching of private pages. */
export function setPageHeaders(
  headers: Headers,
  { nonce, development, mapStyleUrl, sources = {}, foreignStyles = false }: PageHeaderOptions,
): void {
  const also = (directive: string) => (sources[directive] ? ` ${sources[directive]}` : "");
  const tiles = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : "";
  const policy = [
    "default-src 'self'",
    // The route solver runs in the browser too; this allows WebAssembly and no eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    // The components' style elements have the nonce; the development server's do not.
    `style-src 'self' ${development || foreignStyles ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:${tiles}${also("img-src")}`,
    `font-src 'self'${also("font-src")}`,
    `connect-src 'self'${development ? " ws: wss:" : ""}${tiles}${also("connect-src")}`,
    ...["media-src", "frame-src"].filter((each) => sources[each]).map((each) => `${each} 'self'${also(each)}`),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // A page made for frames names the sites that may show it.
    headers.get("Content-Security-Policy") ?? "frame-ancestors 'none'",
  ];
  headers.set("Content-Security-Policy", policy.join("; "));
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}
