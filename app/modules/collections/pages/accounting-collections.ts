import { redirect } from "react-router";

/** Redirects to the pending collections. */
export function loader() {
  return redirect("/accounting/collections/pending");
}
