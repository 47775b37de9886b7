import { redirect } from "react-router";

export { chooseWorkspaceAction as action } from "#app/http/sign-in.server.ts";

export function loader() {
  return redirect("/workspaces?choose");
}
