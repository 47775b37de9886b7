import { redirect } from "react-router";

/** The fleet begins with who is here (platform §2.3). */
export function loader() {
  return redirect("/fleet/attendance");
}
