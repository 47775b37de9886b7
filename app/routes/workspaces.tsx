import { ChevronRight } from "lucide-react";
import { Form } from "react-router";
import { sessionContext } from "#app/http/contexts.server.ts";
import { languageOf } from "#app/http/preferences.server.ts";
import { shellData } from "#app/http/shell.server.ts";
import { Avatar } from "#app/ui/primitives/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Route } from "./+types/workspaces.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  return { accounts: session ? shellData(session, null, { language: languageOf(request), now: 0, unread: 0 }).accounts : [] };
}

export default function Workspaces({ loaderData: { accounts } }: Route.ComponentProps) {
  const say = useWords();
  return (
    <div className="wide">
      <PageTitle>{say("auth:workspaces.title")}</PageTitle>
      <h1>{say("auth:workspaces.title")}</h1>
      <p className="t2">{say(accounts.length > 0 ? "auth:workspaces.lead" : "auth:workspaces.none")}</p>
      {accounts.length > 0 && (
        <Form method="post" action="/workspaces/switch" className="one wsl">
          {accounts.map(({ id, name, place }) => (
            <button key={id} type="submit" name="account" value={id}>
              <Avatar id={id} name={name} />
              <span>
                <b>{name}</b>
                <span className="t3">{place}</span>
              </span>
              <Icon of={ChevronRight} />
            </button>
          ))}
        </Form>
      )}
      <ButtonLink to="/workspaces/create" kind={accounts.length > 0 ? "secondary" : "primary"} large>
        {say("auth:workspaces.create")}
      </ButtonLink>
      <Form method="post" action="/logout" className="one">
        <Button type="submit" kind="ghost">
          {say("auth:workspaces.log_out")}
        </Button>
      </Form>
    </div>
  );
}
