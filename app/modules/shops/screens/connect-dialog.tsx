import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { Option } from "#app/ui/primitives/select.tsx";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { firstLoads, type ShopPlatform, shopPlatforms } from "../model/shop.enums.ts";
import { connectSchema } from "../model/shop.ts";
import { authorizeSchema } from "../model/shop-grant.ts";

const firstLoadField = {
  kind: "select",
  name: "first",
  label: "shops:first",
  options: firstLoads.map((value) => ({ value, label: `shops:firsts.${value}` as const })),
} as const;

const createShopSection = (platforms: readonly ShopPlatform[]): FormSection => ({
  key: "shop",
  fields: [
    {
      kind: "select",
      name: "platform",
      label: "shops:platform",
      span: 3,
      options: platforms.map((value) => ({ value, label: `shops:platforms.${value}` as const })),
    },
    { kind: "text", name: "name", label: "shops:name", span: 3, autoComplete: "off" },
    { kind: "text", name: "address", label: "shops:address", hint: "shops:address_hint", autoComplete: "off" },
    { kind: "choice", name: "merchant_id", label: "shops:orders_for", hint: "shops:orders_for_hint", optional: true },
  ],
});

const keysSection: FormSection = {
  key: "keys",
  title: "shops:keys",
  hint: "shops:keys_hint",
  fields: [
    { kind: "text", name: "key", label: "shops:key", hint: "shops:key_hint", optional: true, autoComplete: "off" },
    { kind: "text", name: "secret", label: "shops:secret", hint: "shops:secret_hint", autoComplete: "off" },
    firstLoadField,
  ],
};

const getText = (value: unknown, name: string): string | null => {
  const found: unknown = Object(value)[name];
  return typeof found === "string" ? found : null;
};

interface ConnectDialogProps {
  merchants: readonly Option[];
  /** Platforms that support signing in; the others need typed keys. */
  signIns: readonly ShopPlatform[];
  onClose: () => void;
}

/** Connects a shop: its owner signs in there and returns, or types keys here. */
export function ConnectDialog({ merchants, signIns, onClose }: ConnectDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [byKeys, setByKeys] = useState(false);
  const other = (
    <p className="flex flex-wrap items-center gap-2">
      <span className="soft-ink flex-1">{t(byKeys ? "shops:by_keys" : "shops:by_sign_in")}</span>
      <Button kind="ghost" onClick={() => setByKeys(!byKeys)}>
        {t(byKeys ? "shops:sign_in_instead" : "shops:keys_instead")}
      </Button>
    </p>
  );
  const shared = {
    title: t("shops:connect"),
    choices: { merchant_id: merchants },
    notice: other,
    onClose,
    wide: true,
  };
  if (byKeys)
    return (
      <FormDialog
        key="keys"
        {...shared}
        submit={t("shops:connect")}
        schema={async () => connectSchema}
        intent="settings.integrations.create"
        sections={[createShopSection(shopPlatforms), keysSection]}
        defaultValue={{ platform: "shopify", first: "open" }}
        onDone={(value) => {
          const id = getText(value, "id");
          if (id) navigate(`/settings/integrations/${id}`);
        }}
      />
    );
  return (
    <FormDialog
      key="sign-in"
      {...shared}
      submit={t("shops:go_to_shop")}
      schema={async () => authorizeSchema}
      intent="settings.integrations.authorize"
      sections={[createShopSection(signIns), { key: "first", fields: [firstLoadField] }]}
      defaultValue={{ platform: signIns[0], first: "open" }}
      onDone={(value) => {
        const url = getText(value, "url");
        if (url) window.location.assign(url);
      }}
    />
  );
}
