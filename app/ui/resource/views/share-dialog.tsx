import { type SubmitEvent, useEffect, useId, useState } from "react";
import { useApi } from "../../client/use-api.ts";
import { formatNumber } from "../../formats/measures.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { Checkbox } from "../../primitives/checkbox.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import type { SavedView } from "../resource-spec.ts";
import "./share-dialog.css";

type Sharing = Pick<SavedView, "audience" | "roles">;

/** Who views can be shared with. */
interface Audiences {
  everyone: number;
  roles: readonly { id: string; name: string; people: number }[];
}

interface ShareDialogProps {
  view: SavedView;
  /** The list differs from the view: sharing saves that too. */
  changed: boolean;
  busy: boolean;
  /** True when it was saved. */
  onShare: (sharing: Sharing) => Promise<boolean>;
  onClose: () => void;
}

/** Shares a view with everyone in the workspace or with roles, or with nobody. */
export function ShareDialog({ view, changed, busy, onShare, onClose }: ShareDialogProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const id = useId();
  const audiences = useAudiences();
  const [{ audience, roles }, setSharing] = useState<Sharing>({ audience: view.audience, roles: view.roles });
  const chosen = audiences?.roles.filter((role) => roles.includes(role.id)) ?? [];
  const people = chosen.reduce((sum, role) => sum + role.people, 0);
  const reached = { me: 0, everyone: audiences?.everyone ?? 0, roles: people }[audience];
  const isIncomplete = audience === "roles" && chosen.length === 0;
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const kept = audience === "roles" ? chosen.map((role) => role.id) : [];
    if (!isIncomplete && (await onShare({ audience, roles: kept }))) onClose();
  };
  const options = [
    { value: "me", label: t("views:me"), hint: t("views:me_hint") },
    { value: "everyone", label: t("views:everyone"), hint: t("views:people", { count: audiences?.everyone ?? 0 }) },
    { value: "roles", label: t("views:roles"), hint: t("views:roles_hint") },
  ] as const;
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {t("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={id} pending={busy} disabled={isIncomplete || !audiences}>
        {audience === "me" ? t("views:keep_private") : t("views:share_with", { count: reached })}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("views:title", { name: view.name })} onClose={onClose} footer={footer}>
      <form id={id} onSubmit={onSubmit} className="share-view">
        <div role="radiogroup" aria-label={t("views:who")}>
          {options.map(({ value, label, hint }) => (
            <label key={value}>
              <input
                type="radio"
                className="radio"
                name="audience"
                value={value}
                checked={value === audience}
                disabled={value === "roles" && audiences?.roles.length === 0}
                onChange={() => setSharing({ audience: value, roles })}
              />
              <span>
                <b>{label}</b>
                <span>{hint}</span>
              </span>
            </label>
          ))}
        </div>
        {audience === "roles" && (
          <ul aria-label={t("views:roles")}>
            {audiences?.roles.map((role) => (
              <li key={role.id}>
                <Checkbox
                  label={role.name}
                  checked={roles.includes(role.id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setSharing({
                      audience,
                      roles: checked ? [...roles, role.id] : roles.filter((each) => each !== role.id),
                    })
                  }
                />
                <span className="tally">{formatNumber(role.people, locale)}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="hint">{t("views:what_is_shared")}</p>
        {changed && (
          <p className="share-changed">
            <span className="dirty" />
            {t("views:changed")}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Read when the dialog opens; null until then. */
function useAudiences(): Audiences | null {
  const call = useApi();
  const [audiences, setAudiences] = useState<Audiences | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call<{ data: Audiences }>("views/audiences", { signal: left.signal }).then(
      ({ data }) => setAudiences(data),
      // Offline or refused: the button stays disabled.
      () => {},
    );
    return () => left.abort();
  }, [call]);
  return audiences;
}
