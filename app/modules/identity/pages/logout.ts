import { redirect } from "react-router";

export { logoutAction as action } from "../http/sign-in.server.ts";

/** Log-out needs a POST: a link would let other sites log people out. */
export function loader() {
  return redirect("/");
}
