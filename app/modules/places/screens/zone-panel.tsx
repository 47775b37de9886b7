import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { findGeometryFault } from "#app/platform/geo/geometry-faults.ts";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { CornerTable } from "#app/ui/map/draw/corner-table.tsx";
import { listCorners } from "#app/ui/map/draw/drawing.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Switch } from "#app/ui/primitives/checkbox.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { useOverlaps } from "./use-overlaps.ts";
import type { ZoneEditor, ZoneForm } from "./use-zone-editor.ts";

interface ZonePanelProps {
  zones: readonly ZoneView[];
  editor: ZoneEditor;
  form: ZoneForm;
  canManage: boolean;
  busy: boolean;
  /** Refusals of the server, by field. */
  errors: Readonly<Record<string, readonly string[]>>;
  onSave: () => void;
  onDelete: () => void;
}

/** Details of the selected zone: name, colour, corners, and overlaps. */
export function ZonePanel({ zones, editor, form, canManage, busy, errors, onSave, onDelete }: ZonePanelProps) {
  const { t } = useTranslation("zones");
  const translate = useTranslate();
  const { geometry } = editor.drawing;
  const fault = geometry && findGeometryFault(geometry);
  const others = useMemo(() => zones.filter((zone) => zone.active && zone.id !== form.id), [zones, form.id]);
  const overlaps = useOverlaps(form.active ? geometry : null, others);
  const { id, name, color, active } = form;
  return (
    <form
      className="area-panel"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <h2>{t(id ? "edit_zone" : "new_zone")}</h2>
      <TextField
        label={t("name")}
        value={name}
        maxLength={120}
        readOnly={!canManage}
        autoComplete="off"
        errors={errors.name ? [...errors.name] : []}
        onChange={(event) => editor.change({ name: event.target.value })}
      />
      <fieldset disabled={!canManage}>
        <legend className="label">{t("color")}</legend>
        <div className="swatches">
          {Array.from({ length: 12 }, (_, at) => at + 1).map((number) => (
            <label key={number}>
              <input
                type="radio"
                name="color"
                aria-label={t("color_of", { number })}
                checked={color === number}
                onChange={() => editor.change({ color: number })}
              />
              <span className={`swatch rc-${number}`} />
            </label>
          ))}
        </div>
      </fieldset>
      <Switch
        label={t("active")}
        checked={active}
        disabled={!canManage}
        onChange={(event) => editor.change({ active: event.target.checked })}
      />
      {fault && (
        <p className="area-wrong" role="alert">
          {translate(`errors:${fault.code}`, { ...fault.params })}
        </p>
      )}
      {errors.geometry && <p className="area-wrong">{errors.geometry[0]}</p>}
      {overlaps.length > 0 && <Overlaps overlaps={overlaps} onShow={(other) => editor.show([other])} />}
      <details>
        <summary>{t("corners.summary", { number: listCorners(geometry).length })}</summary>
        <CornerTable drawing={editor.drawing} onDraw={editor.onDraw} locked={!canManage} />
      </details>
      {canManage && (
        <div className="row">
          <Button kind="primary" type="submit" pending={busy} disabled={!editor.dirty || fault !== null}>
            {t("save")}
          </Button>
          <Button onClick={editor.discard} disabled={!editor.dirty}>
            {t("discard")}
          </Button>
          <span className="grow" />
          {id && (
            <Button kind="ghost" onClick={onDelete}>
              {t("delete")}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

interface OverlapsProps {
  overlaps: readonly { other: { id: string; name: string }; area: number }[];
  onShow: (id: string) => void;
}

function Overlaps({ overlaps, onShow }: OverlapsProps) {
  const { t } = useTranslation("zones");
  const { locale } = useFormats();
  const write = (area: number) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(area);
  return (
    <section className="area-warn" aria-label={t("overlaps")}>
      <h3>
        <Icon of={TriangleAlert} size={14} /> {t("overlaps")}
      </h3>
      {overlaps.slice(0, 8).map(({ other, area }) => (
        <button key={other.id} type="button" className="text-start underline" onClick={() => onShow(other.id)}>
          {t("overlap", { name: other.name, area: write(area) })}
        </button>
      ))}
      <p>{t("overlap_why")}</p>
    </section>
  );
}
