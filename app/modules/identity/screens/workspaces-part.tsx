import { useState } from "react";
import { useSubmit } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Avatar } from "#app/ui/primitives/avatar.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { InvitationList } from "#app/ui/shell/workspace-list.tsx";
import type { ProfileData } from "./profile-data.ts";

/** The person's workspaces and open invitations. */
export function WorkspacesPart({ accounts, invitations }: Pick<ProfileData, "accounts" | "invitations">) {
  const t = useTranslate();
  const submit = useSubmit();
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const leave = () => {
    if (!leaving) return;
    const fields = { intent: "leave", account: leaving.id, to: "/profile" };
    void submit(fields, { method: "post", action: "/workspaces/answer" });
    setLeaving(null);
  };
  return (
    <>
      <InvitationList invitations={invitations} />
      <ul className="grid">
        {accounts.map(({ id, name, isOwner }) => (
          <li key={id} className="flex items-center gap-3 min-h-11 border-b border-line-faint">
            <Avatar id={id} name={name} />
            <b className="flex-1 text-sm">{name}</b>
            {isOwner ? (
              <span className="soft-ink text-sm">{t("profile:owner")}</span>
            ) : (
              <Button
                kind="ghost"
                aria-label={t("profile:leave_of", { workspace: name })}
                onClick={() => setLeaving({ id, name })}
              >
                {t("profile:leave")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={t("profile:leave_title", { workspace: leaving?.name ?? "" })}
        text={t("profile:leave_text")}
        action={t("profile:leave_do")}
        cancel={t("profile:stay")}
        danger
        onConfirm={leave}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
