import { ChevronRight } from "lucide-react";
import { Form } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { Avatar } from "../primitives/avatar.tsx";
import { Button } from "../primitives/button.tsx";
import { Icon } from "../primitives/icon.tsx";

/** Workspaces to open. */
export function WorkspaceList({ accounts }: { accounts: readonly { id: string; name: string; place: string }[] }) {
  return (
    <Form method="post" action="/workspaces/switch" className="only-form workspace-list">
      {accounts.map(({ id, name, place }) => (
        <button key={id} type="submit" name="account" value={id}>
          <Avatar id={id} name={name} />
          <span>
            <b>{name}</b>
            <span className="faint-ink">{place}</span>
          </span>
          <Icon of={ChevronRight} />
        </button>
      ))}
    </Form>
  );
}

/** Pending invitations; they become workspaces once accepted. */
export function InvitationList({
  invitations,
}: {
  invitations: readonly { id: string; workspace: string; invitedBy: string; merchantName: string | null }[];
}) {
  const t = useTranslate();
  return invitations.map(({ id, workspace, invitedBy, merchantName: merchant }) => (
    <Form key={id} method="post" action="/workspaces/answer" className="only-form flex items-center gap-2">
      <input type="hidden" name="invitation" value={id} />
      <span className="grow">
        {t(`auth:${merchant ? "portal" : "invited"}.${invitedBy ? "question" : "question_nobody"}`, {
          name: invitedBy,
          workspace,
          merchant: merchant ?? "",
        })}
      </span>
      <Button
        kind="primary"
        type="submit"
        name="intent"
        value="accept"
        aria-label={`${t("auth:invited.accept")}: ${workspace}`}
      >
        {t("auth:invited.accept")}
      </Button>
      <Button
        kind="ghost"
        type="submit"
        name="intent"
        value="decline"
        aria-label={`${t("auth:invited.decline")}: ${workspace}`}
      >
        {t("auth:invited.decline")}
      </Button>
    </Form>
  ));
}
