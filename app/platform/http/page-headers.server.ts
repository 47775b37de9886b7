interface PageHeaderOptions {
  nonce: string;
  development: boolean;
  mapStyleUrl: string;
}

/** Headers of every page: a CSP with nonce, no sniffing, no framing, and no caching of private pages. */
export function setPageHeaders(headers: Headers, { nonce, development, mapStyleUrl }: PageHeaderOptions): void {
  const tiles = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : "";
  const policy = [
    "default-src 'self'",
    // The route solver runs in the browser too; this allows WebAssembly and no eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    // The components' style elements have the nonce; the development server's do not.
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:${tiles}`,
    "font-src 'self'",
    `connect-src 'self'${development ? " ws: wss:" : ""}${tiles}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  headers.set("Content-Security-Policy", policy.join("; "));
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}
