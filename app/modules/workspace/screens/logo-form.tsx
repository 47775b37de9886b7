import { useFetcher } from "react-router";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Logo } from "#app/ui/primitives/logo.tsx";

interface LogoFormProps {
  name: string;
  /** URL of the image; null without one. */
  logo: string | null;
  canManage: boolean;
  /** The command that takes it away. */
  remove: string;
  /** Whose it is, where the page does not say it. */
  owner?: Readonly<Record<string, string>>;
}

/** The logo of a workspace or a merchant: at most 1 MB. Selecting a file uploads it. */
export function LogoForm({ name, logo, canManage, remove, owner = {} }: LogoFormProps) {
  const t = useTranslate();
  const fetcher = useFetcher<ActionResult>();
  const refused = fetcher.data?.ok === false ? fetcher.data.message : null;
  const busy = fetcher.state !== "idle";
  return (
    <section className="logo-form">
      {logo ? <img src={logo} alt={t("account:logo_of", { name })} /> : <Logo />}
      {canManage && (
        <div className="grid gap-1">
          <span className="label">{t("account:logo")}</span>
          <span className="flex gap-2">
            <label className="button">
              {t(logo ? "account:logo_change" : "account:logo_choose")}
              <input
                type="file"
                className="visually-hidden"
                accept="image/png,image/jpeg,image/webp"
                disabled={busy}
                onChange={(event) => {
                  const file = event.currentTarget.files?.[0];
                  if (!file) return;
                  const form = new FormData();
                  for (const [field, value] of Object.entries(owner)) form.set(field, value);
                  form.set("file", file);
                  event.currentTarget.value = "";
                  void fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
                }}
              />
            </label>
            {logo && (
              <Button
                kind="ghost"
                pending={busy}
                onClick={() => void fetcher.submit({ ...owner, intent: remove }, { method: "post" })}
              >
                {t("account:logo_remove")}
              </Button>
            )}
          </span>
          <span className="hint">{t("account:logo_hint")}</span>
          {refused && (
            <span role="alert" className="field-error">
              {refused}
            </span>
          )}
        </div>
      )}
    </section>
  );
}
