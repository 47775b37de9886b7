import { useTranslation } from "react-i18next";
import { fieldsByPath } from "#app/modules/imports/model/import-fields.ts";
import type { Failure } from "#app/platform/kernel/result.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { LabeledState } from "#app/ui/status/state-label.tsx";
import type { MergedField } from "../model/merge-edits.ts";
import type { SyncKind, SyncReason } from "../model/sync-log.ts";

/** Badge of each kind of log line. */
export const syncKindShapes: Readonly<Record<SyncKind, LabeledState>> = {
  created: "done",
  held: "waiting",
  merged: "done",
  unchanged: "done",
  needs_review: "under_way",
  reviewed: "done",
  sent: "done",
  refused: "failed",
  refused_by_shop: "failed",
  cancelled: "over",
  skipped: "resting",
};

/** Labels of order parts for fields that have no column label. */
const fieldLabels: Readonly<Record<string, TranslationKey>> = {
  customer: "shops:part.customer",
  destination: "imports:field.address",
  source: "shops:part.source",
  packages: "imports:field.package_count",
  collections: "imports:field.collection_amount",
  items: "shops:part.items",
  shipping_method_id: "shops:part.method",
  merchant_id: "shops:part.merchant",
};

/** The label of the field at a path of an order draft; null for a field that orders from shops do not have. */
export function getFieldLabel(path: string): TranslationKey | null {
  const bare = path.replace(/\.\d+(?=\.|$)/g, "");
  const field = fieldsByPath.get(bare);
  return field ? `imports:field.${field}` : (fieldLabels[bare.split(".")[0] ?? ""] ?? null);
}

/** Formats the reason of a log line. */
export function useReasonLabel(): (reason: SyncReason) => string {
  const translate = useTranslate();
  const dates = useDates();
  const { t: error } = useTranslation("errors");
  const listed = (fields: readonly MergedField[]) =>
    fields.map((field) => translate(`shops:field.${field}`)).join(", ");
  // Every failure code of a command has a translation.
  const sentence = (code: string, params: Failure["params"]) => error(code as "unexpected", { ...params });
  const failed = ({ code, params, fields }: Failure) => {
    const issues = Object.entries(fields ?? {}).flatMap(([path, found]) => {
      const label = getFieldLabel(path);
      return found.map((each) => {
        const why = sentence(each.code, each.params);
        return label ? translate("shops:reason.field", { field: translate(label), why }) : why;
      });
    });
    return issues.length > 0 ? issues.join(" · ") : sentence(code, params);
  };
  return (reason) => {
    switch (reason.code) {
      case "taken": {
        const packages = translate("shops:reason.packages", { count: reason.packages });
        return reason.amount
          ? `${packages}, ${translate("shops:reason.cash", { amount: `${reason.amount} ${reason.currency}` })}`
          : packages;
      }
      case "window":
        return translate("shops:reason.window", { time: reason.until === null ? "–" : dates.instant(reason.until) });
      case "merged":
        return [
          reason.updated.length > 0 && translate("shops:reason.follow", { fields: listed(reason.updated) }),
          ...reason.kept.map(({ field, at }) =>
            translate("shops:reason.keep", { field: translate(`shops:field.${field}`), time: dates.instant(at) }),
          ),
        ]
          .filter(Boolean)
          .join(" ");
      case "review_edit":
      case "applied":
        return translate(`shops:reason.${reason.code}`, { fields: listed(reason.fields) });
      case "status_sent":
        return translate(`shops:reason.by_${reason.by}`, { event: reason.event });
      case "shop_said":
        return reason.message || translate("shops:reason.shop_said");
      case "failure":
        return failed(reason.failure);
      default:
        return translate(`shops:reason.${reason.code}`);
    }
  };
}
