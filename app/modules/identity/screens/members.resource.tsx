import { CircleCheck, CircleOff, MailX, Send, UserCog, UserMinus } from "lucide-react";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { PastedField } from "#app/ui/resource/form/pasted-field.tsx";
import type { BulkAction, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { membersListDescription } from "../db/member-list.reads.server.ts";
import { type MemberStatus, type MemberView, memberStatuses, splitAddresses } from "../model/member.ts";
import type { RoleChoice } from "../model/role.ts";
import { AccessLevels } from "./access/access-levels.tsx";
import { RoleOptions, RoleSelect, withoutRole } from "./access/role-select.tsx";

const requireStatus = (...statuses: MemberStatus[]) => ({
  available: (rows: readonly MemberView[]) =>
    rows.every((each) => statuses.includes(each.status) && !each.is_owner && !each.is_self),
});

const bulkActions: readonly BulkAction<MemberView>[] = [
  {
    intent: "settings.members.resend",
    label: "members:resend",
    icon: Send,
    idsField: "id",
    available: (rows) => rows.length === 1 && rows.every((each) => each.kind === "invitation"),
  },
  {
    intent: "settings.members.revoke",
    label: "members:revoke",
    submitLabel: "members:revoke_count",
    cancelLabel: "members:keep_invitation",
    icon: MailX,
    danger: true,
    confirm: "members:revoke_sure",
    ...requireStatus("pending", "expired"),
  },
  { intent: "settings.members.activate", label: "settings:activate", icon: CircleCheck, ...requireStatus("inactive") },
  {
    intent: "settings.members.deactivate",
    label: "settings:deactivate",
    submitLabel: "settings:deactivate_action",
    cancelLabel: "settings:keep_active",
    icon: CircleOff,
    confirm: "members:deactivate_sure",
    ...requireStatus("active"),
  },
  {
    intent: "settings.members.remove",
    label: "members:remove",
    submitLabel: "members:remove_count",
    cancelLabel: "members:keep_member",
    icon: UserMinus,
    danger: true,
    confirm: "members:remove_sure",
    ...requireStatus("active", "inactive"),
  },
];

const createRoleAction = (source: RoleSource): BulkAction<MemberView> => ({
  intent: "settings.members.set_role",
  label: "members:roles.give",
  submitLabel: "members:roles.give_count",
  cancelLabel: "members:roles.keep",
  icon: UserCog,
  confirm: "members:roles.give_sure",
  fields: () => <RoleOptions {...source} />,
  ...requireStatus("active", "inactive", "pending", "expired"),
});

interface RoleSource {
  roles: readonly RoleChoice[];
  ownPermissions: readonly string[];
}

/** The list of members and open invitations; `locations` maps ids to names. */
export function membersSpec(
  locations: ReadonlyMap<string, string>,
  source: RoleSource,
): ResourceSpec<MemberView, ListNameSet<typeof membersListDescription>> {
  return {
    name: "members",
    module: "members",
    title: "members:title",
    rowId: (each) => each.id,
    rowName: (each) => each.name || each.email,
    rowHref: (each) => `?edit=${each.id}`,
    searchPlaceholder: "members:search",
    exports: "/settings/members/export",
    defaultSort: "name",
    filters: [
      {
        field: "status",
        label: "settings:status",
        kind: "enum",
        options: memberStatuses.map((value) => ({ value, label: `members:status.${value}` as const })),
      },
      { field: "role_id", label: "members:roles.role", kind: "reference" },
    ],
    columns: [
      {
        key: "name",
        header: "members:name",
        long: true,
        width: 230,
        sortable: true,
        cell: (each) => <NameCell of={each} />,
      },
      { key: "email", sortable: true, header: "members:email", long: true, cell: (each) => each.email },
      { key: "access", header: "members:access", long: true, width: 150, cell: (each) => <AccessCell of={each} /> },
      {
        key: "locations",
        header: "members:locations",
        long: true,
        width: 180,
        cell: (each) => <LocationsCell of={each} names={locations} />,
      },
      {
        key: "status",
        sortable: true,
        header: "settings:status",
        width: 120,
        cell: (each) => <StatusCell of={each} />,
      },
      {
        key: "created_at",
        sortable: true,
        header: "members:since",
        width: 120,
        wide: true,
        cell: (each) => <DateTimeText at={each.created_at} style="date" />,
      },
    ],
    bulkActions: [createRoleAction(source), ...bulkActions],
    empty: { title: "members:empty", text: "members:empty_why" },
  };
}

interface CellProps {
  of: MemberView;
}

function NameCell({ of: { name, email, is_owner, is_self } }: CellProps) {
  const t = useTranslate();
  const label = is_owner ? "members:owner" : "members:you";
  return (
    <>
      {name || email}
      {(is_owner || is_self) && <span className="text-ink-3"> · {t(label)}</span>}
      {is_owner && is_self && <span className="text-ink-3"> · {t("members:you")}</span>}
    </>
  );
}

function AccessCell({ of: { access, role, permissions } }: CellProps) {
  const t = useTranslate();
  if (role) return role;
  return access === "full" ? t("members:full") : t("members:permission_count", { count: permissions.length });
}

function LocationsCell({ of: { locations }, names }: CellProps & { names: ReadonlyMap<string, string> }) {
  const t = useTranslate();
  if (locations.length === 0) return t("members:all_locations");
  return locations.map((id) => names.get(id) ?? t("members:other_location")).join(", ");
}

const statusShapes: Readonly<Record<MemberStatus, LabeledState>> = {
  active: "active",
  inactive: "inactive",
  pending: "waiting",
  expired: "over",
};

function StatusCell({ of: { status } }: CellProps) {
  const t = useTranslate();
  return <StateLabel state={statusShapes[status]}>{t(`members:status.${status}`)}</StateLabel>;
}

interface FormOptions extends RoleSource {
  inviting: boolean;
  /** The value of a role, or one of `withoutRole`. */
  chosen: string;
  onChoose: (chosen: string) => void;
  withLocations: boolean;
}

/** The form of invitations or of a member's access; permissions are shown without a role, locations for limited access. */
export function memberSections({ inviting, chosen, onChoose, withLocations, ...source }: FormOptions): FormSection[] {
  return [
    {
      key: "member",
      fields: [
        ...(inviting
          ? [
              {
                kind: "custom",
                name: "emails",
                label: "members:addresses",
                render: (name: string) => (
                  <PastedField
                    name={name}
                    label="members:addresses"
                    hint="members:addresses_hint"
                    type="email"
                    split={splitAddresses}
                  />
                ),
              } as const,
            ]
          : []),
        {
          kind: "custom",
          name: "role_id",
          label: "members:roles.role",
          render: () => <RoleSelect {...source} chosen={chosen} onChoose={onChoose} />,
        },
        ...(chosen === withoutRole.individual
          ? [
              {
                kind: "custom",
                name: "permissions",
                label: "members:permissions",
                render: (name: string) => <AccessLevels name={name} ownPermissions={source.ownPermissions} />,
              } as const,
            ]
          : []),
        ...(chosen !== withoutRole.full && withLocations
          ? [{ kind: "checks", name: "locations", label: "members:locations", hint: "members:locations_hint" } as const]
          : []),
      ],
    },
  ];
}
