import { Copy } from "lucide-react";
import { useHydrated } from "../client/use-hydrated.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../primitives/button.tsx";
import { showToast } from "../primitives/toast.ts";

/** The id under which an error was logged, to report it to the administrator. */
export function RequestId({ id }: { id: string }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  return (
    <p className="faint-ink flex flex-wrap items-center justify-center gap-2 text-xs">
      {t("common:error.request_id")} <code className="select-all">{id}</code>
      {hydrated && (
        <Button
          kind="ghost"
          icon={Copy}
          onClick={() => void navigator.clipboard.writeText(id).then(() => showToast(t("common:error.copied")))}
        >
          {t("common:action.copy")}
        </Button>
      )}
    </p>
  );
}
