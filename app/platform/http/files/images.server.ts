/** An uploaded image as a response: cached only by the browser, and never executed. */
export function toImageResponse({ body, contentType }: { body: ReadableStream; contentType: string }): Response {
  return new Response(body, {
    headers: {
      "Content-Type": contentType,
      "Cache-Control": "private, max-age=86400",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}
