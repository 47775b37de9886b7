import { data } from "react-router";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";

/** The URL of the 500 page itself. */
export function loader() {
  throw data(null, { status: 500 });
}

export default function ErrorScreen() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
