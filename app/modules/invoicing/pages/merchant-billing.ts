import { redirect } from "react-router";

/** Redirects to the pending billing. */
export function loader() {
  return redirect("/accounting/merchant-billing/pending");
}
