import { ArrowLeft } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { findGeometryFault } from "#app/platform/geo/geometry-faults.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { type Box, listPolygons } from "#app/platform/geo/zone-geometry.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { AreaMap } from "#app/ui/map/draw/area-map.tsx";
import { DrawBar } from "#app/ui/map/draw/draw-bar.tsx";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { CoverageOwner, CoverageView } from "../model/coverage.ts";
import { parsePostalCodes } from "../model/postal-codes.ts";
import { CoverageOverlaps } from "./coverage-overlaps.tsx";
import { CoveragePanel } from "./coverage-panel.tsx";
import { CoverageTest } from "./coverage-test.tsx";
import { useCoverageEditor } from "./use-coverage-editor.ts";

interface CoverageScreenProps {
  owner: CoverageOwner;
  owners: readonly CoverageView[];
  zones: readonly ZoneView[];
  bounds: Box | null;
  country: string;
}

const sectionByOwner = {
  location: { section: "locations", back: "/settings/locations" },
  team: { section: "teams", back: "/settings/teams" },
  shipping_method: { section: "shipping_methods", back: "/settings/shipping-methods" },
} as const;

/** Coverage of locations, teams or shipping methods: one editor for all three. */
export function CoverageScreen({ owner: kind, owners, zones, bounds, country }: CoverageScreenProps) {
  const { t } = useTranslation("zones");
  const translate = useTranslate();
  const styleUrl = useMapStyle();
  const editor = useCoverageEditor(owners, zones, bounds);
  const [marked, setMarked] = useState<Point | null>(null);
  const { section, back } = sectionByOwner[kind];
  const act = useCommandWithToast(() => {
    showToast(t("saved"));
    editor.load(editor.owner?.owner_id ?? null, owners);
  });
  const { owner, edited, drawing } = editor;
  const areas = useMemo(() => {
    const own = (edited?.areas ?? []).flatMap(({ name, geometry }, at) =>
      at === edited?.area || listPolygons(geometry).length === 0
        ? []
        : [{ id: `own-${at}`, label: name, color: 12, faint: false, geometry }],
    );
    const named = zones.map(({ id, name, color, active, geometry }) => ({
      id,
      label: name,
      color,
      faint: !active || !edited?.zones.includes(id),
      geometry,
    }));
    return [...named, ...own];
  }, [zones, edited]);
  const fault = editor.areas.map(({ geometry }) => findGeometryFault(geometry)).find((each) => each !== null);
  const unreadable = edited?.postal_codes.some(({ codes }) => {
    const read = parsePostalCodes(codes);
    return read.unreadable.length > 0 || read.entries.length === 0;
  });
  const save = () => {
    if (!owner || !edited) return;
    const { zones: chosen, postal_codes } = edited;
    const body = { id: owner.owner_id, version: owner.version, zones: chosen, areas: editor.areas, postal_codes };
    act.run(`settings.${section}.coverage`, body);
  };
  const others = owners.filter((each) => each.owner_id !== owner?.owner_id);
  return (
    <>
      <PageTitle>{t(`coverage.${kind}`)}</PageTitle>
      <div className="head">
        <ButtonLink to={back} icon={ArrowLeft} kind="ghost">
          {t(`coverage.back_${kind}`)}
        </ButtonLink>
        <h1 className="md:whitespace-nowrap">{t(`coverage.${kind}`)}</h1>
        <p className="faint-ink text-sm">{t(`coverage.why_${kind}`)}</p>
      </div>
      <div className="areas-page areas-three">
        <div className="areas-side">
          <ul className="areas-list scroll" aria-label={t("coverage.list")}>
            {owners.map((each) => (
              <li key={each.owner_id} data-chosen={each.owner_id === owner?.owner_id || undefined}>
                <button
                  type="button"
                  aria-current={each.owner_id === owner?.owner_id || undefined}
                  onClick={() => editor.choose(each.owner_id)}
                >
                  <span className="name">{each.name}</span>
                  <small>
                    {each.version === 0 ? t("coverage.unrestricted") : t("coverage.summary", countEntries(each))}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          <CoverageTest intent={`settings.${section}.coverage_test`} country={country} onFound={setMarked} />
        </div>
        <div className="areas-map">
          <AreaMap
            label={t("coverage.map_label")}
            styleUrl={styleUrl}
            areas={areas}
            selected={edited?.zones ?? []}
            view={editor.view}
            drawing={drawing}
            onDraw={editor.onDraw}
            onSelect={(id) => {
              if (!id || !edited) return;
              if (id.startsWith("own-")) editor.hold(Number(id.slice(4)));
              else
                editor.change({
                  zones: edited.zones.includes(id) ? edited.zones.filter((each) => each !== id) : [...edited.zones, id],
                });
            }}
            marked={marked && [marked.longitude, marked.latitude]}
          >
            {owner && (
              <DrawBar
                drawing={drawing}
                onDraw={editor.onDraw}
                onTool={(tool) =>
                  tool === "select"
                    ? editor.onDraw({ do: "tool", tool })
                    : editor.add(tool, t("coverage.default_area", { number: editor.areas.length + 1 }))
                }
                onFinish={() => editor.onDraw({ do: "close" })}
              />
            )}
          </AreaMap>
        </div>
        <aside className="areas-side areas-end">
          {owner && edited ? (
            <div className="area-panel scroll">
              <h2>{owner.name}</h2>
              <CoveragePanel editor={editor} zones={zones} country={country} />
              {fault && <p className="area-wrong">{translate(`errors:${fault.code}`, { ...fault.params })}</p>}
              {act.refused && (
                <p className="area-wrong">{Object.values(act.refused.errors)[0]?.[0] ?? act.refused.message}</p>
              )}
              <CoverageOverlaps edited={{ ...edited, areas: editor.areas }} others={others} zones={zones} />
              <div className="row">
                <Button
                  kind="primary"
                  pending={act.busy}
                  disabled={!editor.dirty || unreadable}
                  onClick={() => (fault ? showErrorToast(t("select_polygon")) : save())}
                >
                  {t("save")}
                </Button>
                <Button onClick={editor.discard} disabled={!editor.dirty}>
                  {t("discard")}
                </Button>
              </div>
            </div>
          ) : (
            <p className="faint-ink p-4">{t("coverage.choose")}</p>
          )}
        </aside>
      </div>
      <ConfirmDialog
        open={editor.waiting !== null}
        title={t("leave_title")}
        text={t("leave_text")}
        action={t("discard_do")}
        cancel={t("keep_drawing")}
        danger
        onConfirm={() => editor.answer(true)}
        onClose={() => editor.waiting && editor.answer(false)}
      />
      <LeaveGuard active={editor.dirty && !act.busy} />
    </>
  );
}

function countEntries({ zones, areas, postal_codes: lists }: CoverageView) {
  const codes = lists.reduce((sum, { codes: list }) => sum + parsePostalCodes(list).entries.length, 0);
  return { zones: zones.length, areas: areas.length, codes };
}
