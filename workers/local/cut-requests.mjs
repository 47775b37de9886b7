/** Seconds until a request that a restart cut may be sent again: the server is back after about as long. */
const RETRY_SECONDS = 3;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Waybill</title><p>The server is starting again. This page loads anew by itself.</p>
<p lang="de">Der Server startet neu. Diese Seite lädt von selbst neu.</p></html>
`;
const body = JSON.stringify({
  message: "The server is busy. Try again in a moment.",
  code: "database_busy",
  errors: {},
});

/**
 * Answers a request that was cut because the worker ended: 503 with the time to wait, as JSON to programs and as a page to
 * people. A stack trace with paths reaches nobody.
 * @param {Error} error
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} _next four parameters make it a handler of errors
 */
export function answerCutRequest(error, request, response, _next) {
  process.stderr.write(`  ${request.method} ${request.url?.split("?")[0]} was cut: ${error.message}\n`);
  if (response.headersSent) return void response.destroy();
  const isPage = (request.headers.accept ?? "").includes("text/html") && !request.url?.startsWith("/api/");
  response.writeHead(503, {
    "Retry-After": String(RETRY_SECONDS),
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/json",
  });
  response.end(isPage ? page : body);
}
