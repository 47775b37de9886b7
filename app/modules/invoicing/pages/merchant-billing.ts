import { redirect } from "react-router";

/** The bare path leads to what is pending (platform §2.4). */
export function loader() {
  return redirect("/accounting/merchant-billing/pending");
}
