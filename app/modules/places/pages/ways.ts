import { redirect } from "react-router";
import { handleWaysRequest } from "../http/ways.server.ts";
import type { Route } from "./+types/ways.ts";

/** Where maps ask for the ways between stops. */
export function action({ request, context }: Route.ActionArgs) {
  return handleWaysRequest(request, context);
}

export function loader() {
  return redirect("/");
}
