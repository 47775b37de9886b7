import { redirect } from "react-router";

export { answerInvitationAction as action } from "#app/http/sign-in/workspace-choice.server.ts";

export function loader() {
  return redirect("/workspaces?choose");
}
