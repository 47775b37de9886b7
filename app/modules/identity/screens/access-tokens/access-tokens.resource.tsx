import { KeyRound, ShieldOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { accessTokenFields } from "../../db/access-tokens.server.ts";
import { type AccessTokenView, overlapHours, type TokenState, tokenStates } from "../../model/access-token.ts";
import { AccessChoice } from "../access/access-choice.tsx";
import { PermissionTree } from "../access/permission-tree.tsx";

/** Names of merchants and locations by id. */
export interface ActsForNames {
  locations: ReadonlyMap<string, string>;
  merchants: ReadonlyMap<string, string>;
}

/** The list of access tokens. */
export function accessTokensSpec(
  names: ActsForNames,
): ResourceSpec<AccessTokenView, CatalogueNames<typeof accessTokenFields>> {
  return {
    name: "access_tokens",
    module: "access_tokens",
    title: "access_tokens:title",
    rowId: (token) => token.id,
    rowName: (token) => token.name,
    rowHref: (token) => `?edit=${token.id}`,
    searchPlaceholder: "access_tokens:search",
    defaultSort: "name",
    exports: "/settings/access-tokens/export",
    filters: [
      {
        field: "state",
        label: "access_tokens:state_is",
        kind: "enum",
        options: tokenStates.map((value) => ({ value, label: `access_tokens:state.${value}` as const })),
      },
    ],
    columns: [
      {
        key: "name",
        header: "access_tokens:name",
        long: true,
        sortable: true,
        cell: ({ name, notes }) => <TwoLineCell first={name} second={notes} />,
      },
      {
        key: "prefix",
        header: "access_tokens:prefix",
        width: 128,
        cell: ({ prefix }) => <code>{prefix}…</code>,
      },
      {
        key: "locations",
        header: "access_tokens:locations",
        long: true,
        width: 150,
        cell: (token) => <ActsForCell of={token} names={names} />,
      },
      {
        key: "permissions",
        header: "access_tokens:permissions",
        long: true,
        width: 230,
        cell: (token) => <PermissionsCell of={token} />,
      },
      {
        key: "last_used_at",
        header: "access_tokens:last_used",
        width: 116,
        sortable: true,
        cell: (token) => <LastUsedCell of={token} />,
      },
      {
        key: "expires_on",
        header: "access_tokens:expires",
        width: 100,
        sortable: true,
        cell: (token) => <ExpiresCell of={token} />,
      },
      {
        key: "active",
        header: "access_tokens:state_is",
        width: 120,
        sortable: true,
        cell: (token) => <StateCell of={token} />,
      },
    ],
    bulkActions: [
      {
        intent: "settings.access_tokens.deactivate",
        label: "access_tokens:revoke",
        submitLabel: "access_tokens:revoke_action",
        cancelLabel: "access_tokens:revoke_keep",
        icon: ShieldOff,
        danger: true,
        confirm: "access_tokens:revoke_sure",
        available: (rows) => rows.every(({ active }) => active),
      },
    ],
    empty: { title: "access_tokens:empty", text: "access_tokens:empty_why" },
  };
}

interface CellProps {
  of: AccessTokenView;
}

/** A value with a secondary one below it. */
function TwoLineCell({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className="token-lines">
      {first}
      {second && <span className="token-second">{second}</span>}
    </span>
  );
}

/** Describes what a token acts for: the merchant whose orders it sees, and the locations. */
export function useActsFor(
  names: ActsForNames,
): (token: AccessTokenView) => { subject: string; locations: string | null } {
  const t = useTranslate();
  return ({ merchant_id: merchant, locations: ids }) => {
    const labels = ids.map((id) => names.locations.get(id) ?? t("members:other_location")).join(", ");
    const locations = labels === "" ? null : labels;
    if (merchant) return { subject: names.merchants.get(merchant) ?? t("access_tokens:one_merchant"), locations };
    if (names.merchants.size > 0) return { subject: t("access_tokens:all_merchants"), locations };
    return { subject: locations ?? t("members:all_locations"), locations: null };
  };
}

function ActsForCell({ of: token, names }: CellProps & { names: ActsForNames }) {
  const { subject, locations } = useActsFor(names)(token);
  return <TwoLineCell first={subject} second={locations} />;
}

/** Permissions, and the network addresses it may be used from. */
function PermissionsCell({ of: { access, permissions, addresses } }: CellProps) {
  const t = useTranslate();
  const count = access === "full" ? undefined : t("members:permission_count", { count: permissions.length });
  const from = addresses.length > 0 && t("access_tokens:from", { addresses: addresses.join(", ") });
  const first = permissions.slice(0, 3).join(", ");
  const below = [count, from].filter(Boolean).join(", ");
  return <TwoLineCell first={access === "full" ? t("members:full") : first} second={below} />;
}

/** When it was last used, which leads to its requests. */
function LastUsedCell({ of: { id, name, last_used_at: at } }: CellProps) {
  const t = useTranslate();
  return at === null ? (
    t("access_tokens:not_yet")
  ) : (
    <Link className="link" to={`/settings/access-tokens/${id}/requests`}>
      <span className="visually-hidden">{t("access_tokens:requests_of", { name })}: </span>
      <DateTimeText at={at} />
    </Link>
  );
}

function ExpiresCell({ of: { expires_on: day, rotates_until: until } }: CellProps) {
  const t = useTranslate();
  const dates = useDates();
  return (
    <TwoLineCell
      first={day ? <DateTimeText at={day} style="date" /> : t("access_tokens:never")}
      second={until !== null && t("access_tokens:old_until", { time: formatWithinSentence(dates.instant(until)) })}
    />
  );
}

const stateShapes: Readonly<Record<TokenState, LabeledState>> = {
  active: "active",
  rotating: "under_way",
  expired: "over",
  revoked: "inactive",
};

function StateCell({ of: { state } }: CellProps) {
  const t = useTranslate();
  return <StateLabel state={stateShapes[state]}>{t(`access_tokens:state.${state}`)}</StateLabel>;
}

interface FormOptions {
  ownPermissions: readonly string[];
  withLocations: boolean;
  withMerchants: boolean;
  access: "full" | "limited";
  onAccess: (access: "full" | "limited") => void;
  /** Rotates the secret; null for a new token. */
  onRotate: (() => void) | null;
}

/** The form of a token. */
export function accessTokenSections({
  ownPermissions,
  withLocations,
  withMerchants,
  access,
  onAccess,
  onRotate,
}: FormOptions): FormSection[] {
  const limited = access === "limited";
  return [
    {
      key: "token",
      fields: [
        {
          kind: "text",
          name: "name",
          label: "access_tokens:name",
          hint: "access_tokens:name_hint",
          span: 3,
          autoComplete: "off",
        },
        {
          kind: "date",
          name: "expires_on",
          label: "access_tokens:expires",
          hint: "access_tokens:expires_hint",
          span: 3,
          optional: true,
        },
        { kind: "text", name: "notes", label: "access_tokens:notes", span: 3, optional: true },
        {
          kind: "tags",
          name: "addresses",
          label: "access_tokens:addresses",
          hint: "access_tokens:addresses_hint",
          add: "access_tokens:addresses_add",
          span: 3,
          optional: true,
        },
        ...(withMerchants
          ? [
              {
                kind: "choice",
                name: "merchant_id",
                label: "access_tokens:merchant",
                hint: "access_tokens:merchant_hint",
                optional: true,
              } as const,
            ]
          : []),
        ...(onRotate
          ? [
              {
                kind: "custom",
                name: "rotate",
                label: "access_tokens:rotate",
                render: () => <RotateButton onRotate={onRotate} />,
              } as const,
            ]
          : []),
        {
          kind: "custom",
          name: "access",
          label: "members:access",
          render: (name) => <AccessChoice name={name} ownPermissions={ownPermissions} onChoose={onAccess} />,
        },
        ...(limited
          ? []
          : [
              {
                kind: "switch",
                name: "manages_access",
                label: "access_tokens:manages_access",
                hint: "access_tokens:manages_access_hint",
                optional: true,
              } as const,
            ]),
        ...(limited
          ? [
              {
                kind: "custom",
                name: "permissions",
                label: "members:permissions",
                render: (name: string) => <PermissionTree name={name} ownPermissions={ownPermissions} />,
              } as const,
            ]
          : []),
        ...(limited && withLocations
          ? [{ kind: "checks", name: "locations", label: "members:locations", hint: "members:locations_hint" } as const]
          : []),
      ],
    },
  ];
}

function RotateButton({ onRotate }: { onRotate: () => void }) {
  const t = useTranslate();
  return (
    <div className="field span-6">
      <Button icon={KeyRound} onClick={onRotate}>
        {t("access_tokens:rotate")}…
      </Button>
      <span className="hint">{t("access_tokens:rotate_hint")}</span>
    </div>
  );
}

const overlaps = ["0", "1", "24", "72", "168"] as const;

/** The form for how long the replaced secret stays valid. */
export const rotationSections: readonly FormSection[] = [
  {
    key: "rotation",
    hint: "access_tokens:rotate_hint",
    fields: [
      {
        kind: "select",
        name: "overlap_hours",
        label: "settings:secret.overlap",
        options: overlaps.map((value) => ({ value, label: `settings:secret.overlap_hours.${value}` as const })),
      },
    ],
  },
];
export const DEFAULT_OVERLAP = { overlap_hours: String(overlapHours.default) };
