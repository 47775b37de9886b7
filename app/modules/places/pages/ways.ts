import { redirect } from "react-router";
import { handleWaysRequest } from "../http/ways.server.ts";
import type { Route } from "./+types/ways.ts";

/** Route geometry between stops, for maps. */
export function action({ request, context }: Route.ActionArgs) {
  return handleWaysRequest(request, context);
}

export function loader() {
  return redirect("/");
}
