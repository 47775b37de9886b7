import { useEffect, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { type Box, computeBox, type ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import { applyDrawAction, type DrawAction, type DrawingTool, emptyDrawing } from "#app/ui/map/draw/drawing.ts";

/** Form values of the selected zone; without an id it is a new one. */
export interface ZoneForm {
  id: string | null;
  name: string;
  color: number;
  active: boolean;
  version: number;
}

interface ZoneEditorState {
  selected: readonly string[];
  form: ZoneForm | null;
}

/** Unsaved changes to zones: selection, form values and drawing. */
export function useZoneEditor(zones: readonly ZoneView[], context: Box | null) {
  const { t } = useTranslation("zones");
  const [{ selected, form }, setEditor] = useState<ZoneEditorState>({ selected: [], form: null });
  const [drawing, onDraw] = useReducer(applyDrawAction, emptyDrawing);
  const [view, setView] = useState<{ key: string; box: Box | null }>({
    key: "all",
    box: computeZonesBox(zones) ?? context,
  });
  /** The action that waits for the "discard?" dialog. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const original = zones.find((zone) => zone.id === form?.id);
  const dirty = form !== null && isDirty(form, drawing.geometry, original);

  useEffect(() => {
    if (!drawing.geometry || form) return;
    const name = t("default_name", { number: zones.length + 1 });
    setEditor({ selected: [], form: { id: null, name, color: (zones.length % 12) + 1, active: true, version: 0 } });
  }, [drawing.geometry, form, zones.length, t]);

  const open = (ids: readonly string[], among: readonly ZoneView[]) => {
    const [only] = among.filter((zone) => zone.id === ids[0]);
    const single = ids.length === 1 ? only : undefined;
    setEditor({ selected: ids, form: single ? toZoneForm(single) : null });
    onDraw({ do: "load", geometry: single?.geometry ?? null });
  };
  const unlessDirty = (act: () => void) => (dirty ? setWaiting(() => act) : act());
  return {
    selected,
    form,
    drawing,
    view,
    dirty,
    waiting,
    original,
    onDraw: onDraw as (action: DrawAction) => void,
    change: (part: Partial<ZoneForm>) => setEditor({ selected, form: form && { ...form, ...part } }),
    /** Selects a zone, or adds one to the selection; null clears it. */
    select(id: string | null, { adding }: { adding: boolean }) {
      const next = id === null ? [] : adding ? toggleId(selected, id) : [id];
      if (next.join() !== selected.join() || (form && form.id === null)) unlessDirty(() => open(next, zones));
    },
    /** Selects zones as stored, discarding form values. */
    open,
    /** Selects a tool; a new outline creates a new zone. */
    take(tool: DrawingTool) {
      if (tool === "polygon" || tool === "rectangle")
        unlessDirty(() => {
          open([], zones);
          onDraw({ do: "tool", tool });
        });
      else onDraw({ do: "tool", tool });
    },
    discard: () => open(form?.id ? [form.id] : [], zones),
    show: (ids: readonly string[]) => {
      const box = computeZonesBox(zones.filter((zone) => ids.includes(zone.id)));
      setView({ key: `${ids.join()} ${Date.now()}`, box });
    },
    answer(go: boolean) {
      setWaiting(null);
      if (go) waiting?.();
    },
  };
}

export type ZoneEditor = ReturnType<typeof useZoneEditor>;

function toZoneForm({ id, name, color, active, version }: ZoneView): ZoneForm {
  return { id, name, color, active, version };
}

function isDirty(form: ZoneForm, geometry: ZoneGeometry | null, original: ZoneView | undefined): boolean {
  if (!original) return geometry !== null;
  const { name, color, active } = original;
  return form.name !== name || form.color !== color || form.active !== active || geometry !== original.geometry;
}

function toggleId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

function computeZonesBox(zones: readonly ZoneView[]): Box | null {
  const boxes = zones.map(({ geometry }) => computeBox(geometry));
  const [first, ...others] = boxes;
  if (!first) return null;
  return others.reduce<Box>(
    (all, each) => [
      Math.min(all[0], each[0]),
      Math.min(all[1], each[1]),
      Math.max(all[2], each[2]),
      Math.max(all[3], each[3]),
    ],
    first,
  );
}
