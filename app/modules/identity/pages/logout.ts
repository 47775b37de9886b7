import { redirect } from "react-router";

export { logoutAction as action } from "../http/sign-in.server.ts";

/** Leaving by link would let other sites log people out. */
export function loader() {
  return redirect("/");
}
