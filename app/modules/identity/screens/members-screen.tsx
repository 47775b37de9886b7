import { UserPlus } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import type { Option } from "#app/ui/primitives/select.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { getMemberChangeRefusal, type MemberView } from "../model/member.ts";
import { memberSections, membersSpec } from "./members.resource.tsx";

const FormDialog = lazy(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

interface MembersScreenProps {
  list: ResourceData<MemberView>;
  /** The member being edited (`?edit=`). */
  editing: MemberView | null;
  locations: readonly Option[];
  /** Permissions of the current user. */
  ownPermissions: readonly string[];
  canManage: boolean;
}

/** Members and invitations of the workspace: invite, change access, activate and deactivate. */
export function MembersScreen({ list, editing, locations, ownPermissions, canManage }: MembersScreenProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [inviting, setInviting] = useState(false);
  const spec = useMemo(() => {
    const { rowHref, bulkActions, ...rest } = membersSpec(new Map(locations.map(({ value, label }) => [value, label])));
    return canManage ? { ...rest, rowHref, bulkActions } : rest;
  }, [locations, canManage]);
  const invite = canManage && (
    <Button kind="primary" icon={UserPlus} onClick={() => setInviting(true)}>
      {t("members:invite")}
    </Button>
  );
  const close = () => {
    setInviting(false);
    if (!params.has("edit")) return;
    const rest = new URLSearchParams(params);
    rest.delete("edit");
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  };
  const member = canManage && !inviting ? editing : null;
  const reason = member && getChangeRefusalLabel(member, ownPermissions);
  return (
    <SettingsFrame>
      <ResourceTable spec={spec} data={list} actions={invite} emptyAction={invite} />
      {member && reason && (
        <Dialog
          open
          title={member.name || member.email}
          onClose={close}
          footer={
            <Button kind="primary" onClick={close}>
              {t("common:action.ok")}
            </Button>
          }
        >
          <p>{t(reason)}</p>
        </Dialog>
      )}
      {(inviting || (member && !reason)) && (
        <MemberDialog
          key={member?.id ?? "new"}
          member={member}
          locations={locations}
          ownPermissions={ownPermissions}
          onClose={close}
        />
      )}
    </SettingsFrame>
  );
}

/** Why a member's access cannot be changed; the same rule as on the server. */
function getChangeRefusalLabel(member: MemberView, ownPermissions: readonly string[]): TranslationKey | null {
  const code = getMemberChangeRefusal({ permissions: ownPermissions, locations: "all" }, member);
  return code && `errors:${code}`;
}

interface MemberDialogProps extends Pick<MembersScreenProps, "locations" | "ownPermissions"> {
  member: MemberView | null;
  onClose: () => void;
}

const loadAccessSchema = () => import("../model/member.ts").then(({ accessSchema }) => accessSchema);
const loadInvitationSchema = () => import("../model/member.ts").then(({ invitationSchema }) => invitationSchema);

function MemberDialog({ member, locations, ownPermissions, onClose }: MemberDialogProps) {
  const t = useTranslate();
  const [opened] = useState(member);
  const [access, setAccess] = useState(opened?.access ?? "limited");
  return (
    <Suspense>
      <FormDialog
        title={opened ? opened.name || opened.email : t("members:invite")}
        submit={t(opened ? "settings:save" : "members:send")}
        schema={opened ? loadAccessSchema : loadInvitationSchema}
        intent={opened ? "settings.members.update" : "settings.members.invite"}
        sections={memberSections({
          inviting: opened === null,
          access,
          onAccess: setAccess,
          ownPermissions,
          withLocations: locations.length > 0,
        })}
        defaultValue={opened ?? { access: "limited" }}
        choices={{ locations }}
        hidden={opened ? { id: opened.id, version: String(opened.version) } : {}}
        onClose={onClose}
        onDone={() => showToast(t(opened ? "settings:saved" : "members:sent"))}
        wide
      />
    </Suspense>
  );
}
