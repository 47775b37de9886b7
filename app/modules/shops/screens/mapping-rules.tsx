import { Trash2 } from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import type { Option } from "#app/ui/primitives/select.tsx";
import { type ShopSettings, tagActions } from "../model/shop-settings.ts";
import { MappingAdd, MappingSelect } from "./mapping-select.tsx";

interface RulesProps {
  settings: ShopSettings;
  set: (more: Partial<ShopSettings>) => void;
}

/** Rules for tags of the shop. */
export function TagRules({ settings: { tags }, set }: RulesProps) {
  const t = useTranslate();
  return (
    <>
      {tags.map(({ key, action }) => (
        <div className="shop-rule" key={key}>
          <MappingSelect
            name={t("shops:tag", { tag: key })}
            value={action}
            options={tagActions.map((value) => ({ value, label: t(`shops:tag_action.${value}`) }))}
            onChange={(next) =>
              set({
                tags: tags.map((each) =>
                  each.key === key ? { key, action: tagActions.find((one) => one === next) ?? action } : each,
                ),
              })
            }
          />
          <IconButton
            icon={Trash2}
            label={t("shops:remove_rule", { name: key })}
            onClick={() => set({ tags: tags.filter((each) => each.key !== key) })}
          />
        </div>
      ))}
      <MappingAdd
        label={t("shops:add_tag")}
        onAdd={(key) => set({ tags: [...tags.filter((each) => each.key !== key), { key, action: "photo" }] })}
      />
    </>
  );
}

/** Rules for packages: by the beginning of a SKU first, then by weight. */
export function PackageRules({
  settings: { packages: rules },
  set,
  packages,
}: RulesProps & { packages: readonly Option[] }) {
  const t = useTranslate();
  const first = packages[0]?.value;
  const add = (by: "weight" | "sku") => (value: string) => {
    if (first) set({ packages: [...rules, { by, value, template_id: first }] });
  };
  return (
    <>
      <h2>
        {t("shops:packages")} <span className="faint-ink">{t("shops:packages_how")}</span>
      </h2>
      {rules.map((rule, at) => (
        <div className="shop-rule" key={`${rule.by} ${rule.value}`}>
          <MappingSelect
            name={
              rule.by === "weight"
                ? t("shops:up_to", { kg: Number(rule.value) / 1000 })
                : t("shops:sku", { sku: rule.value })
            }
            value={rule.template_id}
            options={packages}
            onChange={(next) =>
              set({ packages: rules.map((each, place) => (place === at ? { ...rule, template_id: next } : each)) })
            }
          />
          <IconButton
            icon={Trash2}
            label={t("shops:remove_rule", { name: rule.value })}
            onClick={() => set({ packages: rules.filter((_, place) => place !== at) })}
          />
        </div>
      ))}
      {first ? (
        <>
          <MappingAdd
            label={t("shops:add_weight")}
            onAdd={(text) => {
              const grams = Math.round(Number(text.replace(",", ".")) * 1000);
              if (grams > 0) add("weight")(String(grams));
            }}
          />
          <MappingAdd label={t("shops:add_sku")} onAdd={add("sku")} />
        </>
      ) : (
        <p className="faint-ink">{t("shops:no_packages")}</p>
      )}
    </>
  );
}
