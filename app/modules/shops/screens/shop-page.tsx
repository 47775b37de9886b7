import { Pause, Play, RefreshCw, Unplug } from "lucide-react";
import { useState } from "react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { Option } from "#app/ui/primitives/select.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { ActionRow, type DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import type { ShopOffer, ShopView } from "../model/shop.ts";
import { shopifyVersion } from "../model/shopify-version.ts";
import type { LogTab, SyncLine } from "../model/sync-log.ts";
import { ShopStateCell } from "./integrations-screen.tsx";
import { ShopFacts } from "./shop-facts.tsx";
import { ShopMapping } from "./shop-mapping.tsx";
import { SyncLog } from "./sync-log.tsx";
import "./shop-page.css";

export interface ShopPageProps {
  shop: ShopView & { offer: ShopOffer };
  log: {
    lines: readonly (SyncLine & { order: string })[];
    counts: Readonly<Record<LogTab | "all", number>>;
    next: string | null;
    tab: LogTab | "";
    search: string;
  };
  figures: { kinds: Readonly<Record<string, number>>; hours: readonly number[] };
  choices: Readonly<Record<"methods" | "locations" | "merchants" | "packages", readonly Option[]>>;
  canManage: boolean;
  now: number;
}

const integrationsPath = "/settings/integrations";

/** One shop: mapping, log of its orders, and state of the connection. */
export function ShopPage(props: ShopPageProps) {
  const { shop, canManage } = props;
  const t = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const act = useCommandWithToast((intent) => {
    if (intent === "settings.integrations.test") showToast(t("shops:syncing"));
  });
  const ref = { id: shop.id, version: shop.version };
  const actions: DetailAction[] = [
    {
      key: "sync",
      label: t("shops:sync_now"),
      icon: RefreshCw,
      quiet: true,
      onSelect: () => act.run("settings.integrations.test", { id: shop.id }),
      ...(shop.state === "active" ? {} : { unavailable: t("errors:integration_inactive") }),
    },
    ...(shop.state === "active"
      ? [
          {
            key: "pause",
            label: t("shops:pause"),
            icon: Pause,
            onSelect: () => act.run("settings.integrations.deactivate", ref),
          },
        ]
      : []),
    ...(shop.state === "paused"
      ? [
          {
            key: "resume",
            label: t("shops:resume"),
            icon: Play,
            onSelect: () => act.run("settings.integrations.activate", ref),
          },
        ]
      : []),
    {
      key: "leave",
      label: t("shops:disconnect"),
      icon: Unplug,
      rare: true,
      danger: true,
      onSelect: () => setLeaving(true),
    },
  ];
  return (
    <SettingsFrame>
      <div className="page">
        <PageTitle>{shop.name}</PageTitle>
        <div className="shop-body">
          <div className="shop-main">
            <header className="shop-head">
              <Crumbs
                crumbs={[
                  { label: t("common:nav.integrations"), to: integrationsPath },
                  { label: t(`shops:platforms.${shop.platform}`) },
                ]}
              />
              <div className="detail-heading">
                <div className="detail-title">
                  <h1>{shop.name}</h1>
                  <ShopStateCell of={shop} />
                </div>
                {canManage && <ActionRow actions={actions} />}
              </div>
              <p className="shop-lead">
                <span className="break-all">{shop.address}</span>
                {shop.platform === "shopify" && <span>{t("shops:api_version", { version: shopifyVersion.name })}</span>}
                <span>
                  {shop.merchant_name === null
                    ? t("shops:own_orders")
                    : t("shops:for_whom", { name: shop.merchant_name })}
                </span>
              </p>
            </header>
            <ShopMapping key={shop.version} {...props} />
            <SyncLog {...props} />
          </div>
          <ShopFacts {...props} />
        </div>
      </div>
      {leaving && (
        <CommandDialog
          title={t("shops:disconnect_title", { name: shop.name })}
          submitLabel={t("shops:disconnect")}
          intent="settings.integrations.disconnect"
          hidden={{ id: shop.id, version: String(shop.version) }}
          text={t("shops:disconnect_sure")}
          danger
          onClose={() => setLeaving(false)}
        />
      )}
    </SettingsFrame>
  );
}
