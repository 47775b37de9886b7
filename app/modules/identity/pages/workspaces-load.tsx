import { Form } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { LogOutButton } from "../screens/sign-in/log-out-button.tsx";
import type { Route } from "./+types/workspaces-load.ts";

export { loadWorkspaceLoader as loader } from "../http/invitation-links.server.ts";

export default function LoadWorkspace({ loaderData }: Route.ComponentProps) {
  const { token, workspace, invitedBy, email, isForCaller, merchant, choices } = loaderData;
  const t = useTranslate();
  const part = merchant ? "auth:portal" : "auth:invited";
  const title = isForCaller ? t(`${part}.title`, { workspace }) : t("auth:invited.other");
  const params = { name: invitedBy, workspace, merchant: merchant ?? "" };
  return (
    <div className="wide">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className="soft-ink">
        {isForCaller
          ? t(`${part}.${invitedBy ? "question" : "question_nobody"}`, params)
          : t("auth:invited.other_text", { email })}
      </p>
      {isForCaller &&
        choices.map(({ id, name }) => (
          <AnswerForm key={id} token={token} account={id} label={t("auth:portal.connect", { account: name })} />
        ))}
      {isForCaller ? (
        <Form method="post" action="/workspaces/answer" className="only-form flex gap-2">
          <input type="hidden" name="token" value={token} />
          <Button kind={choices.length > 0 ? "secondary" : "primary"} large type="submit" name="intent" value="accept">
            {t(merchant ? "auth:portal.create" : "auth:invited.accept", params)}
          </Button>
          <Button kind="secondary" large type="submit" name="intent" value="decline">
            {t("auth:invited.decline")}
          </Button>
        </Form>
      ) : (
        <LogOutButton kind="primary" large />
      )}
    </div>
  );
}

function AnswerForm({ token, account, label }: { token: string; account: string; label: string }) {
  return (
    <Form method="post" action="/workspaces/answer" className="only-form">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="account" value={account} />
      <Button kind="primary" large type="submit" name="intent" value="accept">
        {label}
      </Button>
    </Form>
  );
}
