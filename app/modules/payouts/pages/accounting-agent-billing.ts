import { redirect } from "react-router";

/** Redirects to the pending payouts. */
export function loader() {
  return redirect("/accounting/agent-billing/pending");
}
