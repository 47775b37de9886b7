import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { getReportingSources } from "#app/modules/product-usage/http/reporting.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { appContext, nonceContext } from "#app/platform/http/contexts.server.ts";
import { catalogueOf } from "#app/platform/http/device-preferences.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { setPageHeaders } from "#app/platform/http/page-headers.server.ts";
import { fail } from "#app/platform/kernel/result.ts";

/** Logs what a loader or an action throws. Aborted requests and unknown paths are not logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) logFailure(error);
}

/** Renders a page on the server, with the headers of every page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  // A flood of forms is answered with a sentence: rendering a page costs more than all that came before.
  if (status === 429 && request.method === "POST")
    return toFailureResponse(request, fail("too_many_requests", { seconds: 5 }).failure);
  const nonce = context.get(nonceContext);
  const { mapStyleUrl, usage, supportChat } = context.get(appContext);
  setPageHeaders(headers, {
    nonce,
    development: import.meta.env.DEV,
    mapStyleUrl,
    ...getReportingSources({ usage, supportChat }),
  });
  if (request.method === "HEAD") return new Response(null, { status, headers });
  let finalStatus = status;
  const page = (
    <I18nextProvider i18n={catalogueOf(context)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </I18nextProvider>
  );
  const body = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    onError(error) {
      finalStatus = 500;
      logFailure(error);
    },
  });
  if (isbot(request.headers.get("User-Agent") ?? "")) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: finalStatus, headers });
}
