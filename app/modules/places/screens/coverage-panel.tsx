import { Plus, SquarePen, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { countries } from "#app/platform/money/countries.ts";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import { CornerTable } from "#app/ui/map/draw/corner-table.tsx";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextArea, TextField } from "#app/ui/primitives/text-field.tsx";
import { parsePostalCodes } from "../model/postal-codes.ts";
import type { CoverageEditor } from "./use-coverage-editor.ts";

interface CoveragePanelProps {
  editor: CoverageEditor;
  zones: readonly ZoneView[];
  country: string;
}

/** Editor of one owner's coverage: zones, own areas, postal codes by country. */
export function CoveragePanel({ editor, zones, country }: CoveragePanelProps) {
  const { t } = useTranslation("zones");
  const { edited } = editor;
  if (!edited) return null;
  const toggle = (id: string) =>
    editor.change({
      zones: edited.zones.includes(id) ? edited.zones.filter((each) => each !== id) : [...edited.zones, id],
    });
  return (
    <>
      <fieldset>
        <legend className="label">{t("coverage.zones")}</legend>
        {zones.length === 0 && <p className="faint-ink">{t("coverage.no_zones")}</p>}
        <div className="grid max-h-40 gap-1 overflow-y-auto">
          {zones.map(({ id, name, active }) => (
            <Checkbox
              key={id}
              label={active ? name : `${name} (${t("inactive")})`}
              checked={edited.zones.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      </fieldset>
      <section className="grid gap-2">
        <h3 className="label">{t("coverage.areas")}</h3>
        {editor.areas.map(({ name }, at) => (
          <div key={String(at)} className="row py-1">
            <TextField
              label={t("coverage.area_name", { number: at + 1 })}
              hideLabel
              value={name}
              maxLength={120}
              onChange={(event) => editor.rename(at, event.target.value)}
            />
            <IconButton
              icon={SquarePen}
              label={t("coverage.edit_area", { name })}
              aria-pressed={edited.area === at}
              onClick={() => editor.hold(at)}
            />
            <IconButton icon={X} label={t("coverage.remove_area", { name })} onClick={() => editor.removeArea(at)} />
          </div>
        ))}
        {edited.area !== null && <CornerTable drawing={editor.drawing} onDraw={editor.onDraw} />}
        <div>
          <Button
            icon={Plus}
            onClick={() => editor.add("polygon", t("coverage.default_area", { number: editor.areas.length + 1 }))}
          >
            {t("coverage.add_area")}
          </Button>
        </div>
      </section>
      <PostalLists editor={editor} country={country} />
    </>
  );
}

function PostalLists({ editor, country }: Pick<CoveragePanelProps, "editor" | "country">) {
  const { t } = useTranslation("zones");
  const { locale } = useLanguage();
  const lists = editor.edited?.postal_codes ?? [];
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const free = countries.filter((code) => !lists.some((list) => list.country === code));
  const put = (at: number, part: Partial<(typeof lists)[number]>) =>
    editor.change({ postal_codes: lists.map((list, index) => (index === at ? { ...list, ...part } : list)) });
  return (
    <section className="grid gap-2">
      <h3 className="label">{t("coverage.codes")}</h3>
      {lists.map((list, at) => {
        const { entries, unreadable } = parsePostalCodes(list.codes);
        const name = names.of(list.country) ?? list.country;
        return (
          <div key={String(at)} className="grid gap-2">
            <div className="row">
              <Select
                label={t("coverage.country", { number: at + 1 })}
                hideLabel
                value={list.country}
                options={[list.country, ...free].map((code) => ({ value: code, label: names.of(code) ?? code }))}
                onChange={(event) => put(at, { country: event.target.value })}
              />
              <IconButton
                icon={X}
                label={t("coverage.remove_country", { country: name })}
                onClick={() => editor.change({ postal_codes: lists.toSpliced(at, 1) })}
              />
            </div>
            <TextArea
              label={t("coverage.codes_of", { country: name })}
              hint={`${t("coverage.codes_hint")} ${t("coverage.entries", { number: entries.length })}`}
              rows={4}
              value={list.codes}
              errors={
                unreadable.length > 0 ? [t("coverage.unreadable", { entries: unreadable.slice(0, 8).join(", ") })] : []
              }
              onChange={(event) => put(at, { codes: event.target.value })}
            />
          </div>
        );
      })}
      <div>
        <Button
          icon={Plus}
          onClick={() =>
            editor.change({
              postal_codes: [...lists, { country: free.includes(country) ? country : (free[0] ?? country), codes: "" }],
            })
          }
        >
          {t("coverage.add_country")}
        </Button>
      </div>
    </section>
  );
}
