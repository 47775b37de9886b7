import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { papers } from "#app/platform/documents/pdf/paper.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField } from "#app/ui/primitives/text-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { defaultDesign } from "../model/default-design.fields.ts";
import { codeContents, labelLayoutSchema, labelSizes } from "../model/label-design.ts";
import {
  type LabelRecipe,
  listOfferedFields,
  type RecipeField,
  toLabelLayout,
  toLabelRecipe,
} from "../model/label-recipe.ts";
import { LabelPreview } from "./label-preview.tsx";

const codes = ["code128", "qr", "both"] as const;

/** Size, codes and fields of a label, with a preview as it will be printed. */
export function LabelDesigner({ name }: { name: string }) {
  const t = useTranslate();
  const { start, errors } = useFormField(name);
  const [recipe, setRecipe] = useState<LabelRecipe>(() => toLabelRecipe(parseStartLayout(start)));
  const layout = toLabelLayout(recipe);
  const change = (changes: Partial<LabelRecipe>) => setRecipe((before) => ({ ...before, ...changes }));
  const size = labelSizes.find(({ width, height }) => width === recipe.width && height === recipe.height);
  return (
    <div className="field span-6 grid gap-4 md:grid-cols-[minmax(0,1fr)_260px]">
      <input type="hidden" name={name} value={JSON.stringify(layout)} />
      <div className="grid content-start gap-3">
        <div className="field-grid">
          <Select
            label={t("shipping_labels:size")}
            span={2}
            value={size?.key ?? ""}
            options={[
              ...labelSizes.map(({ key }) => ({ value: key, label: t(`shipping_labels:sizes.${key}`) })),
              { value: "", label: t("shipping_labels:sizes.own") },
            ]}
            onChange={({ currentTarget }) => {
              const chosen = labelSizes.find(({ key }) => key === currentTarget.value);
              if (chosen) change({ width: chosen.width, height: chosen.height });
            }}
          />
          <SideField
            label={t("shipping_labels:width")}
            value={recipe.width}
            max={210}
            min={30}
            set={(width) => change({ width })}
          />
          <SideField
            label={t("shipping_labels:height")}
            value={recipe.height}
            max={297}
            min={20}
            set={(height) => change({ height })}
          />
          <Select
            label={t("shipping_labels:code")}
            span={3}
            value={recipe.code}
            options={codes.map((value) => ({ value, label: t(`shipping_labels:codes.${value}`) }))}
            onChange={({ currentTarget }) => change({ code: codes.find((each) => each === currentTarget.value) })}
          />
          <Select
            label={t("shipping_labels:content")}
            span={3}
            value={recipe.content}
            options={codeContents.map((value) => ({ value, label: t(`shipping_labels:contents.${value}`) }))}
            onChange={({ currentTarget }) =>
              change({ content: codeContents.find((each) => each === currentTarget.value) })
            }
          />
          <Select
            label={t("shipping_labels:paper")}
            span={6}
            value={recipe.paper}
            options={papers.map((value) => ({ value, label: t(`shipping_labels:papers.${value}`) }))}
            onChange={({ currentTarget }) => change({ paper: papers.find((each) => each === currentTarget.value) })}
          />
        </div>
        <Checkbox
          label={t("shipping_labels:logo")}
          checked={recipe.logo}
          onChange={({ currentTarget }) => change({ logo: currentTarget.checked })}
        />
        {recipe.logo && <span className="hint">{t("shipping_labels:logo_hint")}</span>}
        <FieldList recipe={recipe} set={(fields) => change({ fields })} />
        {errors?.[0] && <span className="field-error">{errors[0]}</span>}
      </div>
      <LabelPreview layout={layout} />
    </div>
  );
}

/** The initial layout of the form; the built-in one when the stored one is invalid. */
function parseStartLayout(start: string | undefined) {
  try {
    return labelLayoutSchema.safeParse(JSON.parse(start ?? "null")).data ?? defaultDesign;
  } catch {
    return defaultDesign;
  }
}

interface SideFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  set: (value: number) => void;
}

function SideField({ label, value, min: minimum, max: maximum, set }: SideFieldProps) {
  return (
    <NumberField
      label={label}
      unit="mm"
      span={2}
      min={minimum}
      max={maximum}
      value={value}
      onChange={({ currentTarget }) => set(Math.min(maximum, Math.max(0, currentTarget.valueAsNumber || 0)))}
    />
  );
}

function FieldList({ recipe, set }: { recipe: LabelRecipe; set: (fields: RecipeField[]) => void }) {
  const t = useTranslate();
  const { fields } = recipe;
  const replace = (field: string, changes: Partial<RecipeField>) =>
    set(fields.map((each) => (each.field === field ? { ...each, ...changes } : each)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...fields];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    set(next);
  };
  return (
    <ul className="grid gap-1">
      {listOfferedFields(recipe).map(({ field, chosen }, index) => (
        <li key={field} className="flex items-center gap-2">
          <span className="grow">
            <Checkbox
              label={t(`shipping_labels:field.${field}`)}
              checked={chosen !== null}
              onChange={() =>
                set(
                  chosen
                    ? fields.filter((each) => each.field !== field)
                    : [...fields, { field, size: 10, bold: false, caption: true }],
                )
              }
            />
          </span>
          {chosen && (
            <>
              <span className="input numeric w-18">
                <input
                  type="number"
                  min={5}
                  max={60}
                  aria-label={t("shipping_labels:font_size", { field: t(`shipping_labels:field.${field}`) })}
                  value={chosen.size}
                  onChange={({ currentTarget }) =>
                    replace(field, { size: Math.min(60, Math.max(5, currentTarget.valueAsNumber || 5)) })
                  }
                />
              </span>
              <Checkbox
                label={t("shipping_labels:bold")}
                checked={chosen.bold}
                onChange={({ currentTarget }) => replace(field, { bold: currentTarget.checked })}
              />
              <IconButton
                icon={ArrowUp}
                size={14}
                label={t("shipping_labels:up", { field: t(`shipping_labels:field.${field}`) })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size={14}
                label={t("shipping_labels:down", { field: t(`shipping_labels:field.${field}`) })}
                disabled={index === fields.length - 1}
                onClick={() => move(index, 1)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
