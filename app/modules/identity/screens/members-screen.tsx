import { UserPlus } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import type { Option } from "#app/ui/primitives/select.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { BulkResult } from "#app/ui/resource/bulk/bulk-result.tsx";
import type { BulkReport } from "#app/ui/resource/bulk/use-bulk.ts";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { getMemberChangeRefusal, type MemberView } from "../model/member.ts";
import type { RoleChoice } from "../model/role.ts";
import { withoutRole } from "./access/role-select.tsx";
import { MemberTabs } from "./member-tabs.tsx";
import { memberSections, membersSpec } from "./members.resource.tsx";

const FormDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

interface MembersScreenProps {
  list: ResourceData<MemberView>;
  /** The member being edited (`?edit=`). */
  editing: MemberView | null;
  locations: readonly Option[];
  roles: readonly RoleChoice[];
  /** Permissions of the current user. */
  ownPermissions: readonly string[];
  canManage: boolean;
}

/** Members and invitations of the workspace: invite, change access, activate and deactivate. */
export function MembersScreen({ list, editing, locations, roles, ownPermissions, canManage }: MembersScreenProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [inviting, setInviting] = useState(false);
  const spec = useMemo(() => {
    const names = new Map(locations.map(({ value, label }) => [value, label]));
    const { rowHref, bulkActions, ...rest } = membersSpec(names, { roles, ownPermissions });
    return canManage ? { ...rest, rowHref, bulkActions } : rest;
  }, [locations, roles, ownPermissions, canManage]);
  const [refused, setRefused] = useState<BulkReport | null>(null);
  const roleOptions = roles.flatMap(({ value, name, isSuggested }) => (isSuggested ? [] : [{ value, label: name }]));
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
      <ResourceTable
        spec={spec}
        data={{ ...list, options: { role_id: roleOptions } }}
        actions={invite}
        emptyAction={invite}
        parts={<MemberTabs current="members" />}
      />
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
          roles={roles}
          ownPermissions={ownPermissions}
          onClose={close}
          onRefused={(outcome) => setRefused({ action: t("members:invite"), outcome })}
        />
      )}
      <BulkResult result={refused} getName={(email) => email} onClose={() => setRefused(null)} />
    </SettingsFrame>
  );
}

/** Why a member's access cannot be changed; the same rule as on the server. */
function getChangeRefusalLabel(member: MemberView, ownPermissions: readonly string[]): TranslationKey | null {
  const code = getMemberChangeRefusal({ permissions: ownPermissions, locations: "all" }, member);
  return code && `errors:${code}`;
}

interface MemberDialogProps extends Pick<MembersScreenProps, "locations" | "roles" | "ownPermissions"> {
  member: MemberView | null;
  onClose: () => void;
  /** Some addresses were not invited. */
  onRefused: (outcome: BulkOutcome) => void;
}

const loadAccessSchema = () => import("../model/member.ts").then(({ memberAccessSchema }) => memberAccessSchema);
const loadInvitationsSchema = () => import("../model/member.ts").then(({ invitationsSchema }) => invitationsSchema);

function MemberDialog({ member, locations, roles, ownPermissions, onClose, onRefused }: MemberDialogProps) {
  const t = useTranslate();
  const [opened] = useState(member);
  const [chosen, setChosen] = useState(() => getAccessChoice(opened, roles));
  const onDone = (value: unknown) => {
    if (opened) return showToast(t("settings:saved"));
    const { succeeded = [], refused = [] }: Partial<BulkOutcome> = Object(value);
    if (succeeded.length > 0) showToast(t("members:sent", { count: succeeded.length }));
    if (refused.length > 0) onRefused({ succeeded, refused });
  };
  return (
    <Suspense>
      <FormDialog
        title={opened ? opened.name || opened.email : t("members:invite")}
        submit={t(opened ? "settings:save" : "members:send")}
        schema={opened ? loadAccessSchema : loadInvitationsSchema}
        intent={opened ? "settings.members.update" : "settings.members.invite_many"}
        sections={memberSections({
          inviting: opened === null,
          chosen,
          onChoose: setChosen,
          roles,
          ownPermissions,
          withLocations: locations.length > 0,
        })}
        defaultValue={opened ?? {}}
        choices={{ locations }}
        hidden={opened ? { id: opened.id, version: String(opened.version) } : {}}
        onClose={onClose}
        onDone={onDone}
        wide
      />
    </Suspense>
  );
}

/** What the form starts with: the member's role or access; for an invitation the first role. */
function getAccessChoice(member: MemberView | null, roles: readonly RoleChoice[]): string {
  if (!member) return roles[0]?.value ?? withoutRole.individual;
  return member.role_id ?? (member.access === "full" ? withoutRole.full : withoutRole.individual);
}
