/** An uploaded image as an answer: kept by the browser alone, and nothing in it is run. */
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
