import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { ZoneEditor } from "./use-zone-editor.ts";

const sorts = ["name", "area", "newest"] as const;
const visibilities = ["all", "active", "inactive"] as const;
type Sort = (typeof sorts)[number];

const comparators: Record<Sort, (a: ZoneView, b: ZoneView) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  area: (a, b) => b.area_km2 - a.area_km2,
  newest: (a, b) => b.created_at - a.created_at,
};

/**
 * All zones sorted by name, size or age, with search and selection: one to edit it, several to merge or delete them.
 */
export function ZoneList({ zones, editor }: { zones: readonly ZoneView[]; editor: ZoneEditor }) {
  const { t } = useTranslation("zones");
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("name");
  const [show, setShow] = useState<(typeof visibilities)[number]>("all");
  const wanted = search.trim().toLocaleLowerCase();
  const found = zones
    .filter((zone) => zone.name.toLocaleLowerCase().includes(wanted))
    .filter((zone) => show === "all" || zone.active === (show === "active"))
    .sort(comparators[sort]);
  return (
    <>
      <div className="areas-tools">
        <TextField
          label={t("search")}
          hideLabel
          placeholder={t("search")}
          icon={Search}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select
          label={t("sort")}
          hideLabel
          options={sorts.map((value) => ({ value, label: t(`sort_${value}`) }))}
          value={sort}
          onChange={(event) => setSort(sorts.find((each) => each === event.target.value) ?? "name")}
        />
        <Select
          label={t("show")}
          hideLabel
          options={visibilities.map((value) => ({ value, label: t(`show_${value}`) }))}
          value={show}
          onChange={(event) => setShow(visibilities.find((each) => each === event.target.value) ?? "all")}
        />
      </div>
      <div className="scroll">
        {zones.length === 0 && <EmptyState title={t("empty")} text={t("empty_why")} />}
        {zones.length > 0 && found.length === 0 && <EmptyState title={t("none_found")} />}
        <ul className="areas-list" aria-label={t("list")}>
          {found.map((zone) => (
            <ZoneRow key={zone.id} zone={zone} editor={editor} />
          ))}
        </ul>
      </div>
    </>
  );
}

function ZoneRow({ zone, editor }: { zone: ZoneView; editor: ZoneEditor }) {
  const { t } = useTranslation("zones");
  const { locale } = useFormats();
  const chosen = editor.selected.includes(zone.id);
  const area = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(zone.area_km2);
  return (
    <li data-chosen={chosen || undefined}>
      <BareCheckbox
        aria-label={t("choose", { name: zone.name })}
        checked={chosen}
        onChange={() => editor.select(zone.id, { adding: true })}
      />
      <button
        type="button"
        aria-current={chosen || undefined}
        onClick={(event) => {
          editor.select(zone.id, { adding: event.shiftKey || event.ctrlKey });
          editor.show([zone.id]);
        }}
      >
        <span className={`swatch rc-${zone.color}`} />
        <span className="name">{zone.name}</span>
        <small>{zone.active ? t("area", { area }) : t("inactive")}</small>
      </button>
    </li>
  );
}
