import { useMemo, useRef } from "react";
import { useRevalidator } from "react-router";
import { fromGrams, fromMillimeters, type MeasurementSystem, packageUnits } from "#app/platform/money/units.ts";
import { getApiRefusal } from "#app/ui/client/api.ts";
import { getCreatedId } from "#app/ui/client/created-id.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import type { Translate } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { ChangedByOthers, listDifferences } from "#app/ui/resource/form/changed-by-others.tsx";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import { useLostRace } from "#app/ui/resource/form/use-lost-race.ts";
import type { ItemView } from "../model/item.ts";
import { ItemImage, sendItemImage } from "./item-image.tsx";
import { itemSections } from "./items.resource.tsx";

interface ItemDialogProps {
  /** The item when the form was opened; null for a new one. */
  item: ItemView | null;
  /** The item now. */
  present: ItemView | null;
  /** A picture can be set. */
  hasImages: boolean;
  system: MeasurementSystem;
  currency: string;
  onClose: () => void;
}

/**
 * The form of an item. After a lost race it shows what the other person changed, and can apply the typed values again.
 */
export function ItemDialog({ item, present, hasImages, system, currency, onClose }: ItemDialogProps) {
  const t = useTranslate();
  const call = useApi();
  const { revalidate } = useRevalidator();
  const { overtaken, onRefused } = useLostRace();
  const pendingImage = useRef<File | null>(null);
  const sections = useMemo(() => {
    // A price keeps the currency that it was entered in.
    const fields = itemSections(system, item?.currency ?? currency);
    if (!hasImages) return fields;
    const image = {
      kind: "custom" as const,
      name: "_image",
      label: "stock:items.image" as const,
      render: () => (
        <ItemImage
          item={item}
          onChoose={(file) => {
            pendingImage.current = file;
          }}
        />
      ),
    };
    return [...fields, { key: "image", fields: [image] }];
  }, [system, currency, hasImages, item]);
  const known = item && { id: item.id, version: overtaken ? (present?.version ?? item.version) : item.version };
  const changes = item && present ? listDifferences(listItemTexts(item, t), listItemTexts(present, t)) : [];
  const save = async (value: unknown) => {
    const id = getCreatedId(value);
    showToast(t("stock:saved"));
    if (item || !id || !pendingImage.current) return;
    try {
      await sendItemImage(call, id, pendingImage.current);
      revalidate();
    } catch (error) {
      showErrorToast(getApiRefusal(error)?.message ?? t("errors:image_unsupported"));
    }
  };
  return (
    <FormDialog
      title={t(item ? "stock:items.edit" : "stock:items.add")}
      submit={t(overtaken ? "common:conflict.apply" : item ? "common:action.save" : "stock:items.add")}
      schema={() => import("../model/item.ts").then((module) => module.itemInputSchema)}
      intent={item ? "items.update" : "items.create"}
      sections={sections}
      defaultValue={item ? toFormValues(item, system) : {}}
      hidden={{ units: system, currency: item?.currency ?? currency, ...known }}
      notice={overtaken && <ChangedByOthers changes={changes} />}
      onRefused={onRefused}
      onClose={onClose}
      onDone={(value) => void save(value)}
      wide
    />
  );
}

const comparedKeys = [
  "sku",
  "barcode",
  "name",
  "description",
  "length",
  "width",
  "height",
  "weight",
  "unit_price",
  "stock",
] as const;

function listItemTexts(item: ItemView, t: Translate): [string, string][] {
  const texts = comparedKeys.map((key): [string, string] => [t(`stock:items.${key}`), String(item[key] ?? "")]);
  const status = t(item.active ? "stock:items.active" : "stock:items.inactive");
  return [...texts, [t("stock:items.tags"), item.tags.join(", ")], [t("stock:items.status"), status]];
}

/** An item with its measures in the units of the form, to three decimals. */
function toFormValues(item: ItemView, system: MeasurementSystem) {
  const unit = packageUnits[system];
  const roundMeasure = (value: number) => Math.round(value * 1000) / 1000;
  const side = (value: number | undefined) =>
    value === undefined ? undefined : roundMeasure(fromMillimeters(value, unit.length));
  const weight = item.weight === undefined ? undefined : roundMeasure(fromGrams(item.weight, unit.weight));
  return { ...item, length: side(item.length), width: side(item.width), height: side(item.height), weight };
}
