import { useReducer, useState } from "react";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { type Box, computeBox, type ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import { applyDrawAction, type DrawingTool, emptyDrawing } from "#app/ui/map/draw/drawing.ts";
import type { CoverageInput, CoverageView } from "../model/coverage.ts";

/** What one owner covers, as it is being edited; `area` is the own area whose outline is drawn. */
interface EditedCoverage extends CoverageInput {
  area: number | null;
}

const toEdited = ({ zones, areas, postal_codes }: CoverageView): EditedCoverage => ({
  zones,
  areas,
  postal_codes,
  area: null,
});

/** Unsaved changes to one owner's coverage. */
export function useCoverageEditor(owners: readonly CoverageView[], zones: readonly ZoneView[], context: Box | null) {
  const [ownerId, setOwnerId] = useState(owners[0]?.owner_id ?? null);
  const owner = owners.find((each) => each.owner_id === ownerId) ?? null;
  const [edited, setEdited] = useState<EditedCoverage | null>(owner && toEdited(owner));
  const [drawing, onDraw] = useReducer(applyDrawAction, emptyDrawing);
  const [view, setView] = useState<{ key: string; box: Box | null }>({
    key: "all",
    box: computeZonesBox(zones, []) ?? context,
  });
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const areas = applyDrawn(edited, drawing.geometry);
  const dirty =
    owner !== null &&
    edited !== null &&
    JSON.stringify([edited.zones, areas, edited.postal_codes]) !==
      JSON.stringify([owner.zones, owner.areas, owner.postal_codes]);

  const load = (id: string | null, among: readonly CoverageView[]) => {
    const found = among.find((each) => each.owner_id === id) ?? null;
    setOwnerId(id);
    setEdited(found && toEdited(found));
    onDraw({ do: "load", geometry: null });
    const box =
      found &&
      computeZonesBox(
        zones.filter((zone) => found.zones.includes(zone.id)),
        found.areas,
      );
    if (box) setView({ key: `${id} ${Date.now()}`, box });
  };
  const change = (part: Partial<EditedCoverage>) => setEdited(edited && { ...edited, ...part });
  /** Selects another outline; the previous one keeps its drawn state. */
  const hold = (area: number | null, from = areas) => {
    change({ areas: from, area });
    onDraw({ do: "load", geometry: area === null ? null : (from[area]?.geometry ?? null) });
  };
  return {
    owner,
    edited,
    areas,
    drawing,
    onDraw,
    view,
    dirty,
    waiting,
    change,
    load,
    hold,
    choose: (id: string) => (dirty ? setWaiting(() => () => load(id, owners)) : load(id, owners)),
    discard: () => load(ownerId, owners),
    /** Draws a new own area. */
    add(tool: DrawingTool, name: string) {
      change({ areas: [...areas, { name, geometry: EMPTY_GEOMETRY }], area: areas.length });
      onDraw({ do: "load", geometry: null });
      onDraw({ do: "tool", tool });
    },
    removeArea: (at: number) => hold(null, areas.toSpliced(at, 1)),
    rename: (at: number, name: string) =>
      change({ areas: areas.map((area, index) => (index === at ? { ...area, name } : area)) }),
    answer(go: boolean) {
      setWaiting(null);
      if (go) waiting?.();
    },
  };
}

export type CoverageEditor = ReturnType<typeof useCoverageEditor>;

const EMPTY_GEOMETRY: ZoneGeometry = { type: "MultiPolygon", coordinates: [] };

/** The areas with the current state of the selected outline. */
function applyDrawn(edited: EditedCoverage | null, geometry: ZoneGeometry | null): CoverageInput["areas"] {
  if (!edited) return [];
  return edited.areas.map((area, at) =>
    at === edited.area ? { ...area, geometry: geometry ?? EMPTY_GEOMETRY } : area,
  );
}

function computeZonesBox(zones: readonly ZoneView[], areas: CoverageInput["areas"]): Box | null {
  const boxes = [...zones, ...areas].map(({ geometry }) => computeBox(geometry));
  const [first] = boxes;
  if (!first) return null;
  const side = (at: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) => pick(...boxes.map((box) => box[at]));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}
