import { useState } from "react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { gatewayActions, holdWaits, mergeModes, type ShopSettings } from "../model/shop-settings.ts";
import {
  DEFAULT_CHOICE,
  getGatewayRows,
  getLocationRows,
  getMethodRows,
  SKIP_CHOICE,
  setGatewayMapping,
  setLocationMapping,
  setMethodMapping,
} from "./mapping-rows.ts";
import { PackageRules, TagRules } from "./mapping-rules.tsx";
import { MappingAdd, MappingSelect } from "./mapping-select.tsx";
import type { ShopPageProps } from "./shop-page.tsx";

/** Choices for the hold window, minutes. */
const holdMinuteOptions = [0, 5, 15, 30, 60, 240] as const;

/** The mapping of methods, locations, payments, tags and packages, and the rules for when an order is imported. */
export function ShopMapping({ shop, choices, canManage }: ShopPageProps) {
  const t = useTranslate();
  const [settings, setSettings] = useState<ShopSettings>(shop.settings);
  const [merchant, setMerchant] = useState(shop.merchant_id ?? "");
  const act = useCommandWithToast(() => showToast(t("settings:saved")));
  const changed = merchant !== (shop.merchant_id ?? "") || JSON.stringify(settings) !== JSON.stringify(shop.settings);
  const set = (more: Partial<ShopSettings>) => setSettings({ ...settings, ...more });
  const leave = { value: SKIP_CHOICE, label: t("shops:not_taken") };
  const methods = [{ value: DEFAULT_CHOICE, label: t("shops:no_method") }, ...choices.methods, leave];
  const covering = { value: DEFAULT_CHOICE, label: t("shops:by_coverage") };
  const gateways = [
    { value: DEFAULT_CHOICE, label: t("shops:by_name") },
    ...gatewayActions.map((value) => ({ value, label: t(`shops:gateway.${value}`) })),
  ];
  const edit = { settings, set, disabled: !canManage };
  return (
    <form
      className="shop-mapping"
      aria-label={t("shops:mapping")}
      onSubmit={(event) => {
        event.preventDefault();
        const { id, version, name } = shop;
        act.run("settings.integrations.update", { id, version, name, merchant_id: merchant, settings });
      }}
    >
      <fieldset disabled={!canManage}>
        <h2>{t("shops:methods")}</h2>
        {getMethodRows(shop.offer, settings).map(({ key, name, value }) => (
          <MappingSelect
            key={key}
            name={name}
            value={value}
            options={methods}
            onChange={(next) => setSettings(setMethodMapping(settings, key, next))}
          />
        ))}
        <MappingAdd
          label={t("shops:add_method")}
          onAdd={(key) => setSettings(setMethodMapping(settings, key, SKIP_CHOICE))}
        />
      </fieldset>
      <fieldset disabled={!canManage}>
        <h2>{t("shops:places_and_payment")}</h2>
        {getLocationRows(shop.offer, settings).map(({ key, name, value }) => (
          <MappingSelect
            key={key}
            name={name}
            value={value}
            options={[covering, ...choices.locations, leave]}
            onChange={(next) => setSettings(setLocationMapping(settings, key, next))}
          />
        ))}
        <MappingSelect
          name={t("shops:other_places")}
          value={settings.location_id ?? ""}
          options={[covering, ...choices.locations]}
          onChange={(next) => set({ location_id: next || null })}
        />
        {getGatewayRows(shop.offer, settings).map(({ key, name, value }) => (
          <MappingSelect
            key={key}
            name={name}
            value={value}
            options={gateways}
            onChange={(next) =>
              setSettings(setGatewayMapping(settings, key, gatewayActions.find((each) => each === next) ?? ""))
            }
          />
        ))}
        <MappingAdd
          label={t("shops:add_gateway")}
          onAdd={(key) => setSettings(setGatewayMapping(settings, key, "cash"))}
        />
        <TagRules {...edit} />
      </fieldset>
      <fieldset disabled={!canManage}>
        <PackageRules {...edit} packages={choices.packages} />
      </fieldset>
      <fieldset disabled={!canManage}>
        <h2>{t("shops:taking_over")}</h2>
        <MappingSelect
          name={t("shops:orders_for")}
          value={merchant}
          options={[{ value: "", label: t("shops:own_orders") }, ...choices.merchants]}
          onChange={setMerchant}
        />
        {shop.offer.statuses.map(({ key, name }) => (
          <MappingSelect
            key={key}
            name={t("shops:status_row", { status: name })}
            value={settings.statuses.includes(key) ? "take" : SKIP_CHOICE}
            options={[{ value: "take", label: t("shops:apply") }, leave]}
            onChange={(next) => {
              const rest = settings.statuses.filter((each) => each !== key);
              set({ statuses: next === "take" ? [...rest, key] : rest });
            }}
          />
        ))}
        <MappingSelect
          name={t("shops:hold")}
          value={String(settings.hold_minutes)}
          options={[...new Set([...holdMinuteOptions, settings.hold_minutes])].map((n) => ({
            value: String(n),
            label: t("shops:minutes", { count: n }),
          }))}
          onChange={(next) => set({ hold_minutes: Number(next) })}
        />
        <MappingSelect
          name={t("shops:wait_for")}
          value={settings.wait_for}
          options={holdWaits.map((value) => ({ value, label: t(`shops:wait.${value}`) }))}
          onChange={(next) => set({ wait_for: holdWaits.find((each) => each === next) ?? "nothing" })}
        />
        {settings.wait_for === "tag" && (
          <label className="shop-row">
            <span>{t("shops:hold_tag")}</span>
            <span className="input">
              <input value={settings.hold_tag} onChange={(event) => set({ hold_tag: event.currentTarget.value })} />
            </span>
          </label>
        )}
        <MappingSelect
          name={t("shops:edits")}
          value={settings.edits}
          options={mergeModes.map((value) => ({ value, label: t(`shops:merge.${value}`) }))}
          onChange={(next) => set({ edits: mergeModes.find((each) => each === next) ?? "fields" })}
        />
        <MappingSelect
          name={t("shops:customer_email")}
          value={settings.shop_notifies_customer ? "yes" : "no"}
          options={(["no", "yes"] as const).map((value) => ({ value, label: t(`shops:customer_email_by.${value}`) }))}
          onChange={(next) => set({ shop_notifies_customer: next === "yes" })}
        />
      </fieldset>
      {canManage && changed && (
        <p className="shop-save">
          <Button kind="primary" type="submit" pending={act.busy}>
            {t("settings:save")}
          </Button>
          <Button kind="ghost" onClick={() => setSettings(shop.settings)}>
            {t("shops:undo")}
          </Button>
        </p>
      )}
    </form>
  );
}
