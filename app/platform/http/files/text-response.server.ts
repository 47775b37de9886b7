/** A public text response for programs. */
export function toTextResponse(text: string, type: "text/markdown" | "text/plain" | "application/xml"): Response {
  return new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=300" },
  });
}
