import { redirect } from "react-router";
import { answerWays } from "../http/ways.server.ts";
import type { Route } from "./+types/ways.ts";

/** Where maps ask for the ways between stops. */
export function action({ request, context }: Route.ActionArgs) {
  return answerWays(request, context);
}

export function loader() {
  return redirect("/");
}
