import { data, type MiddlewareFunction } from "react-router";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";

/** An API client gets the API's own 404 response instead of a page. */
const answerApiCalls: MiddlewareFunction<Response> = ({ request }, next) =>
  new URL(request.url).pathname.startsWith("/api/") ? toFailureResponse(request, fail("not_found").failure) : next();

export const middleware = [answerApiCalls];

/** Every unknown URL. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
