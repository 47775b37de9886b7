import { MailX, Send, Unplug, UserPlus } from "lucide-react";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { PhoneLink } from "#app/ui/formats/phone-link.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { BulkAction, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import { ConnectionState } from "#app/ui/status/connection-state.tsx";
import type { merchantFields } from "../db/merchants.server.ts";
import type { ConnectionStatus } from "../model/connection.states.ts";
import type { MerchantView } from "../model/merchant.ts";

/** The condition that one merchant is selected whose portal has a certain state. */
const forOneMerchant = (...states: ConnectionStatus[]) => ({
  available: (rows: readonly MerchantView[]) =>
    rows.length === 1 && rows.every((each) => !each.managed && states.includes(each.connection)),
});

const bulkActions: readonly BulkAction<MerchantView>[] = [
  {
    intent: "settings.merchants.invite",
    label: "merchants:invite",
    icon: UserPlus,
    idsField: "id",
    confirm: "merchants:invite_what",
    fields: (rows) => <InvitationEmail start={rows[0]?.email} />,
    ...forOneMerchant("none", "dismissed", "revoked", "disconnected"),
  },
  {
    intent: "settings.merchants.resend",
    label: "merchants:resend",
    icon: Send,
    idsField: "id",
    ...forOneMerchant("invited"),
  },
  {
    intent: "settings.merchants.revoke",
    label: "merchants:revoke",
    cancelLabel: "merchants:keep_invitation",
    icon: MailX,
    idsField: "id",
    danger: true,
    confirm: "merchants:revoke_sure",
    ...forOneMerchant("invited"),
  },
  {
    intent: "settings.merchants.disconnect",
    label: "merchants:disconnect",
    submitLabel: "merchants:disconnect_action",
    cancelLabel: "merchants:stay_connected",
    icon: Unplug,
    idsField: "id",
    danger: true,
    confirm: "merchants:disconnect_sure",
    ...forOneMerchant("accepted"),
  },
  ...createSwitchActions("merchants", "merchants:deactivate_sure"),
];

/** The list of merchants. */
export const merchantsSpec: ResourceSpec<MerchantView, CatalogueNames<typeof merchantFields>> = {
  name: "merchants",
  module: "merchants",
  title: "merchants:title",
  rowId: (each) => each.id,
  rowName: (each) => each.name,
  rowHref: (each) => `?edit=${each.id}`,
  searchPlaceholder: "merchants:search",
  defaultSort: "name",
  exports: "/settings/merchants/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "merchants:name", long: true, sortable: true, cell: (each) => each.name },
    {
      key: "owner",
      sortable: true,
      header: "merchants:owner",
      long: true,
      width: 170,
      cell: (each) => each.owner_name,
    },
    {
      key: "phone",
      header: "merchants:phone",
      width: 150,
      wide: true,
      cell: (each) => <PhoneLink number={each.phone} />,
    },
    {
      key: "portal",
      header: "merchants:portal",
      long: true,
      width: 190,
      cell: (each) => <PortalCell of={each} />,
    },
    {
      key: "limits",
      header: "merchants:limits",
      width: 140,
      align: "right",
      cell: (each) => <LimitsCell of={each} />,
    },
    {
      key: "settlement",
      header: "merchants:settlement_on",
      long: true,
      width: 180,
      hidden: true,
      cell: (each) => <SettlementCell of={each} />,
    },
    {
      key: "tags",
      header: "merchants:tags",
      long: true,
      width: 160,
      hidden: true,
      cell: (each) => each.tags.join(", "),
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (each) => <ActiveCell active={each.active} />,
    },
  ],
  bulkActions,
  empty: { title: "merchants:empty", text: "merchants:empty_why" },
};

function PortalCell({ of: { managed, connection, expires_at: expires, workspace } }: { of: MerchantView }) {
  const t = useTranslate();
  const { now } = useFormats();
  if (managed) return <span className="text-ink-3">{t("merchants:managed")}</span>;
  if (connection === "invited" && expires !== null && expires < now)
    return <ConnectionState status="revoked">{t("merchants:expired")}</ConnectionState>;
  if (connection !== "accepted" || !workspace) return <ConnectionState status={connection} />;
  const label = t("merchants:connection.accepted");
  return <ConnectionState status={connection}>{`${label} · ${workspace}`}</ConnectionState>;
}

function LimitsCell({ of: { billing_limits: limits } }: { of: MerchantView }) {
  return limits.map(({ amount, currency }) => (
    <div key={currency}>
      <MoneyText amount={parseMoney(amount, currency)} currency={currency} />
    </div>
  ));
}

/** On which days it is settled, and the next one. */
function SettlementCell({ of: { settlement, settles_next: next } }: { of: MerchantView }) {
  const t = useTranslate();
  const dates = useDates();
  if (!settlement.on) return null;
  return (
    <>
      {t(`merchants:settlement_days.${settlement.on}`)}
      {next && <div className="faint-ink">{t("merchants:settlement_next", { day: dates.local(next, "day") })}</div>}
    </>
  );
}

function InvitationEmail({ start }: { start: string | undefined }) {
  const t = useTranslate();
  return (
    <TextField
      label={t("merchants:invite_email")}
      name="email"
      type="email"
      defaultValue={start}
      autoComplete="off"
      required
    />
  );
}
