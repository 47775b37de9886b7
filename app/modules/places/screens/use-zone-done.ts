import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import type { ZoneEditor } from "./use-zone-editor.ts";

const refusalSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const outcomeSchema = z.object({
  id: z.string().optional(),
  part: z.string().optional(),
  created: z.number().optional(),
  replaced: z.number().optional(),
  refused: z.array(refusalSchema).optional(),
});

/** Message and next selection after a successful command on zones. */
export function useZoneDone(zones: readonly ZoneView[], editor: ZoneEditor, close: () => void) {
  const { t } = useTranslation("zones");
  const translate = useTranslate();
  return (intent: string, value: unknown) => {
    const { id, part, created = 0, replaced = 0, refused = [] } = outcomeSchema.parse(value ?? {});
    const verb = intent.replace("settings.delivery_zones.", "");
    close();
    const [first] = refused;
    if (verb === "import") {
      showToast(t("import_done", { created, replaced }));
      editor.open([], zones);
      editor.show(zones.map((zone) => zone.id));
    } else if (verb === "delete") {
      if (first) showErrorToast(translate(`errors:${first.code}` as TranslationKey, first.params));
      else showToast(t("deleted"));
      editor.open([], zones);
    } else {
      const named = { name: zones.find((zone) => zone.id === id)?.name ?? "" };
      showToast(verb === "split" ? t("split_done") : verb === "merge" ? t("merge_done", named) : t("saved"));
      editor.open([id ?? [], part ?? []].flat(), zones);
    }
  };
}
