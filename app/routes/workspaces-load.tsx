import { Form } from "react-router";
import { Button } from "#app/ui/primitives/button.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Route } from "./+types/workspaces-load.ts";

export { loadWorkspaceLoader as loader } from "#app/http/invitation-links.server.ts";

export default function LoadWorkspace({
  loaderData: { token, workspace, invitedBy, email, own },
}: Route.ComponentProps) {
  const say = useWords();
  const question = invitedBy ? "auth:invited.question" : "auth:invited.question_nobody";
  const title = own ? say("auth:invited.title", { workspace }) : say("auth:invited.other");
  return (
    <div className="wide">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className="t2">
        {own ? say(question, { name: invitedBy, workspace }) : say("auth:invited.other_text", { email })}
      </p>
      {own ? (
        <Form method="post" action="/workspaces/answer" className="one flex gap-2">
          <input type="hidden" name="token" value={token} />
          <Button kind="primary" large type="submit" name="intent" value="accept">
            {say("auth:invited.accept")}
          </Button>
          <Button kind="secondary" large type="submit" name="intent" value="decline">
            {say("auth:invited.decline")}
          </Button>
        </Form>
      ) : (
        <Form method="post" action="/logout" className="one">
          <Button kind="primary" large type="submit">
            {say("auth:workspaces.log_out")}
          </Button>
        </Form>
      )}
    </div>
  );
}
