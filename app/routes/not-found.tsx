import { data } from "react-router";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";

/** Every unknown address (platform §2.6). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
