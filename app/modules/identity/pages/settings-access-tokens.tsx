import { BookOpen, History } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { Option } from "#app/ui/primitives/select.tsx";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { accessTokenCatalogue } from "../commands/access-tokens/access-tokens.server.ts";
import { rotateToken } from "../commands/access-tokens/rotate-token.server.ts";
import { type AccessTokenView, tokenRateLimit } from "../model/access-token.ts";
import {
  accessTokenSections,
  accessTokensSpec,
  DEFAULT_OVERLAP,
  rotationSections,
} from "../screens/access-tokens/access-tokens.resource.tsx";
import { TokenSecret } from "../screens/access-tokens/token-secret.tsx";
import type { Route } from "./+types/settings-access-tokens.ts";

export const loader = createScreenLoader(accessTokenCatalogue.screen);
export const action = createCommandAction([...accessTokenCatalogue.commands, rotateToken]);

const FormDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

const loadTokenSchema = () => import("../model/access-token.ts").then((module) => module.accessTokenSchema);
const loadRotationSchema = () => import("../model/access-token.ts").then((module) => module.rotationSchema);

const noOptions: readonly Option[] = [];
const toNameMap = (options: readonly Option[]) => new Map(options.map(({ value, label }) => [value, label]));

/** Access tokens: create one (its secret is shown once), change its access, rotate its secret, revoke it. */
export default function AccessTokens({
  loaderData: { list, editing, choices, ownPermissions, canManage },
}: Route.ComponentProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const { locations = noOptions, merchant_id: merchants = noOptions } = choices;
  const names = useMemo(
    () => ({ locations: toNameMap(locations), merchants: toNameMap(merchants) }),
    [locations, merchants],
  );
  const spec = useMemo(() => accessTokensSpec(names), [names]);
  const [secret, setSecret] = useState<{ id: string; token: string } | null>(null);
  const [rotating, setRotating] = useState<AccessTokenView | null>(null);
  const [chosen, setChosen] = useState<{ of: string | null; access: "full" | "limited" } | null>(null);
  const edited = editing?.id ?? null;
  const access = chosen?.of === edited ? chosen.access : (editing?.access ?? "limited");
  const show = (value: unknown) => {
    const { id, token }: { id?: unknown; token?: unknown } = Object(value);
    if (typeof token !== "string") return false;
    setSecret({ id: String(id), token });
    return true;
  };
  const rotate = () => {
    setRotating(editing);
    const rest = new URLSearchParams(params);
    rest.delete("edit");
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <SettingsListPage
        spec={spec}
        kind="access_tokens"
        schema={loadTokenSchema}
        sections={accessTokenSections({
          ownPermissions,
          withLocations: locations.length > 0,
          withMerchants: merchants.length > 0,
          access,
          onAccess: (value) => setChosen({ of: edited, access: value }),
          onRotate: editing?.active ? rotate : null,
        })}
        list={list}
        editing={editing}
        fresh={{ access: "limited" }}
        choices={choices}
        canManage={canManage}
        above={<p className="token-intro">{t("access_tokens:intro", { max: tokenRateLimit.limit })}</p>}
        beside={
          <>
            <ButtonLink className="token-beside" kind="ghost" icon={BookOpen} to="/developers">
              {t("access_tokens:portal")}
            </ButtonLink>
            {ownPermissions.includes(wildcardPermission) && (
              <ButtonLink
                className="token-beside"
                kind="ghost"
                icon={History}
                to="/settings/audit-log?filters[area][]=access_tokens"
              >
                {t("common:nav.audit_log")}
              </ButtonLink>
            )}
          </>
        }
        onSaved={show}
      />
      {rotating && (
        <Suspense>
          <FormDialog
            title={t("access_tokens:secret", { name: rotating.name })}
            submit={t("access_tokens:rotate_do")}
            schema={loadRotationSchema}
            intent="settings.access_tokens.rotate"
            sections={rotationSections}
            defaultValue={DEFAULT_OVERLAP}
            hidden={{ id: rotating.id, version: String(rotating.version) }}
            onClose={() => setRotating(null)}
            onDone={show}
          />
        </Suspense>
      )}
      {secret && (
        <TokenSecret
          token={secret.token}
          of={list.rows.find(({ id }) => id === secret.id) ?? null}
          names={names}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
