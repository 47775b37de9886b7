import { ChevronLeft, ChevronRight, Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GeoPosition } from "#app/platform/geo/zone-geometry.ts";
import { IconButton } from "../../primitives/button.tsx";
import {
  type AreaDrawing,
  type DrawAction,
  isSameCorner,
  listCorners,
  type PlacedCorner,
  roundDegree,
} from "./drawing.ts";

/** Rows at a time: an outline may have thousands of corners. */
const PAGE_ROWS = 12;

interface CornerTableProps {
  drawing: AreaDrawing;
  onDraw: (action: DrawAction) => void;
  locked?: boolean;
}

/** The corners of an outline as editable coordinates: everything the mouse can do, by keyboard. */
export function CornerTable({ drawing, onDraw, locked }: CornerTableProps) {
  const { t } = useTranslation("zones");
  const corners = listCorners(drawing.geometry);
  const pickedAt = corners.findIndex((corner) => isSameCorner(corner, drawing.picked));
  const [chosen, setChosen] = useState(0);
  const [shownAt, setShownAt] = useState(pickedAt);
  if (shownAt !== pickedAt) {
    setShownAt(pickedAt);
    if (pickedAt >= 0) setChosen(Math.floor(pickedAt / PAGE_ROWS));
  }
  const current = Math.min(chosen, Math.max(0, Math.ceil(corners.length / PAGE_ROWS) - 1));
  if (corners.length === 0) return <p className="faint-ink">{t("corners.none")}</p>;
  const shown = corners.slice(current * PAGE_ROWS, (current + 1) * PAGE_ROWS);
  return (
    <div className="corners">
      <table className="plain">
        <caption className="sr-only">{t("corners.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("corners.number")}</th>
            <th scope="col">{t("corners.latitude")}</th>
            <th scope="col">{t("corners.longitude")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.map((corner, index) => (
            <CornerRow
              key={`${corner.polygon}-${corner.ring}-${corner.at}`}
              corner={corner}
              number={current * PAGE_ROWS + index + 1}
              picked={isSameCorner(corner, drawing.picked)}
              onDraw={onDraw}
              locked={locked === true}
            />
          ))}
        </tbody>
      </table>
      {corners.length > PAGE_ROWS && (
        <div className="corners-foot">
          <IconButton
            icon={ChevronLeft}
            label={t("corners.earlier")}
            tip="top"
            disabled={current === 0}
            onClick={() => setChosen(current - 1)}
          />
          {current * PAGE_ROWS + 1}–{current * PAGE_ROWS + shown.length} / {corners.length}
          <IconButton
            icon={ChevronRight}
            label={t("corners.later")}
            tip="top"
            disabled={(current + 1) * PAGE_ROWS >= corners.length}
            onClick={() => setChosen(current + 1)}
          />
        </div>
      )}
    </div>
  );
}

interface CornerRowProps {
  corner: PlacedCorner;
  number: number;
  picked: boolean;
  onDraw: (action: DrawAction) => void;
  locked: boolean;
}

function CornerRow({ corner, number, picked, onDraw, locked }: CornerRowProps) {
  const { t } = useTranslation("zones");
  const [longitude, latitude] = corner.position;
  const move = (to: GeoPosition) => onDraw({ do: "move", corner, to });
  const pick = () => picked || onDraw({ do: "pick", corner });
  return (
    <tr data-picked={picked || undefined}>
      <td className="to-right">{number}</td>
      <td>
        <DegreesField
          label={t("corners.latitude_of", { number })}
          value={latitude}
          max={90}
          locked={locked}
          onFocus={pick}
          onChange={(value) => move([longitude, value])}
        />
      </td>
      <td>
        <DegreesField
          label={t("corners.longitude_of", { number })}
          value={longitude}
          max={180}
          locked={locked}
          onFocus={pick}
          onChange={(value) => move([value, latitude])}
        />
      </td>
      <td className="action-list">
        {!locked && (
          <>
            <IconButton
              icon={Plus}
              label={t("corners.add_after", { number })}
              tip="top"
              size={14}
              onClick={() => onDraw({ do: "insert", corner, to: corner.between })}
            />
            <IconButton
              icon={X}
              label={t("corners.remove", { number })}
              tip="end"
              size={14}
              onClick={() => onDraw({ do: "remove", corner })}
            />
          </>
        )}
      </td>
    </tr>
  );
}

interface DegreesFieldProps {
  label: string;
  value: number;
  max: number;
  locked: boolean;
  onFocus: () => void;
  onChange: (value: number) => void;
}

/** A coordinate field: applied on blur or Enter, reset if invalid. */
function DegreesField({ label, value, max, locked, onFocus, onChange }: DegreesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const number = Number((typed ?? "").replace(",", "."));
    if (typed !== null && typed.trim() !== "" && Math.abs(number) <= max && number !== value)
      onChange(roundDegree(number));
    setTyped(null);
  };
  return (
    <span className="input numeric">
      <input
        aria-label={label}
        inputMode="decimal"
        readOnly={locked}
        value={typed ?? value.toFixed(6)}
        onFocus={onFocus}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          settle();
        }}
      />
    </span>
  );
}
