import { redirect } from "react-router";

export { answerInvitationAction as action } from "../http/workspace-choice.server.ts";

export function loader() {
  return redirect("/workspaces?choose");
}
