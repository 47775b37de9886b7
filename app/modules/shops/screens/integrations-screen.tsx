import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import type { Option } from "#app/ui/primitives/select.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { ShopPlatform } from "../model/shop.enums.ts";
import type { ShopView } from "../model/shop.ts";

const ConnectDialog = lazyPart(async () => ({ default: (await import("./connect-dialog.tsx")).ConnectDialog }));

export type ShopRow = Omit<ShopView, "settings">;

interface IntegrationsScreenProps {
  shops: readonly ShopRow[];
  merchants: readonly Option[];
  canManage: boolean;
  /** True if this installation can store credentials. */
  canConnect: boolean;
  /** Platforms that support signing in. */
  signIns: readonly ShopPlatform[];
}

/** State of an integration and its fault. */
export function ShopStateCell({ of: { state, stop_reason: why, fault } }: { of: ShopRow }) {
  const t = useTranslate();
  if (state === "inactive")
    return (
      <StateLabel state={why === "waiting" ? "waiting" : "failed"}>
        {why === null ? t("shops:state.inactive") : t(`shops:stopped.${why}`)}
      </StateLabel>
    );
  if (state === "paused") return <StateLabel state="resting">{t("shops:state.paused")}</StateLabel>;
  if (fault !== null) return <StateLabel state="failed">{t("shops:state.failing")}</StateLabel>;
  return <StateLabel state="active">{t("shops:state.active")}</StateLabel>;
}

/** Error codes shown after returning from a shop that was not connected. */
const returnRefusals = [
  ...(["grant_unknown", "grant_denied", "signature_invalid", "shop_connected", "integrations_unavailable"] as const),
  ...(["shop_unreachable", "shop_unauthorised", "shop_throttled", "shop_strange"] as const),
];
const isReturnRefusal = (code: string): code is (typeof returnRefusals)[number] =>
  returnRefusals.some((each) => each === code);

/** The list of connected shops, with a button to connect another. */
export function IntegrationsScreen({ shops, merchants, canManage, canConnect, signIns }: IntegrationsScreenProps) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const [closed, setClosed] = useState(false);
  const refused = params.get("refused");
  const opened = pressed || (params.has("new") && !closed);
  const connect = canManage && canConnect && (
    <Button kind="primary" icon={Plus} onClick={() => setPressed(true)}>
      {t("shops:connect")}
    </Button>
  );
  return (
    <SettingsFrame>
      <div className="page">
        <PageTitle>{t("common:nav.integrations")}</PageTitle>
        <div className="head">
          <h1>{t("common:nav.integrations")}</h1>
          <span className="flex-1" />
          {shops.length > 0 && connect}
        </div>
        <div className="scroll min-h-0 flex-1">
          <div className="settings-menu grid content-start gap-4">
            {refused !== null && (
              <p role="alert">{t(`errors:${isReturnRefusal(refused) ? refused : "grant_unknown"}`)}</p>
            )}
            {!canConnect && <p role="note">{t("errors:integrations_unavailable")}</p>}
            {shops.length === 0 ? (
              <EmptyState title={t("shops:empty")} text={t("shops:empty_why")} action={connect} />
            ) : (
              <table className="plain" aria-label={t("common:nav.integrations")}>
                <thead>
                  <tr>
                    <th>{t("shops:name")}</th>
                    <th>{t("shops:platform")}</th>
                    <th>{t("shops:orders_for")}</th>
                    <th>{t("shops:last_poll")}</th>
                    <th>{t("shops:status")}</th>
                  </tr>
                </thead>
                <tbody>
                  {shops.map((shop) => (
                    <tr key={shop.id}>
                      <td>
                        <Link to={`/settings/integrations/${shop.id}`} prefetch="intent">
                          <b>{shop.name}</b>
                        </Link>{" "}
                        <span className="soft-ink break-all">{shop.address}</span>
                      </td>
                      <td>{t(`shops:platforms.${shop.platform}`)}</td>
                      <td>{shop.merchant_name ?? t("shops:own_orders")}</td>
                      <td className="whitespace-nowrap">
                        {shop.polled_at === null ? "–" : <DateTimeText at={shop.polled_at} />}
                      </td>
                      <td>
                        <ShopStateCell of={shop} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        </div>
      </div>
      {opened && canManage && canConnect && (
        <Suspense>
          <ConnectDialog
            merchants={merchants}
            signIns={signIns}
            onClose={() => {
              setPressed(false);
              setClosed(true);
            }}
          />
        </Suspense>
      )}
    </SettingsFrame>
  );
}
