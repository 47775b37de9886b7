import { ChevronLeft, ChevronRight, Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Position } from "#app/platform/geo/zone-geometry.ts";
import { IconButton } from "../../primitives/button.tsx";
import { cornersOf, type DrawAction, type Drawing, type PlacedCorner, rounded, sameCorner } from "./drawing.ts";

/** Rows at a time: an outline may have thousands of corners. */
const page = 12;

interface CornerTableProps {
  drawing: Drawing;
  onDraw: (action: DrawAction) => void;
  locked?: boolean;
}

/** The corners of an outline as coordinates that can be typed: everything the mouse can do to it. */
export function CornerTable({ drawing, onDraw, locked }: CornerTableProps) {
  const { t } = useTranslation("zones");
  const corners = cornersOf(drawing.geometry);
  const pickedAt = corners.findIndex((corner) => sameCorner(corner, drawing.picked));
  const [chosen, setChosen] = useState(0);
  const [seen, setSeen] = useState(pickedAt);
  if (seen !== pickedAt) {
    setSeen(pickedAt);
    if (pickedAt >= 0) setChosen(Math.floor(pickedAt / page));
  }
  const current = Math.min(chosen, Math.max(0, Math.ceil(corners.length / page) - 1));
  if (corners.length === 0) return <p className="faint-ink">{t("corners.none")}</p>;
  const shown = corners.slice(current * page, (current + 1) * page);
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
              number={current * page + index + 1}
              picked={sameCorner(corner, drawing.picked)}
              onDraw={onDraw}
              locked={locked === true}
            />
          ))}
        </tbody>
      </table>
      {corners.length > page && (
        <div className="corners-foot">
          <IconButton
            icon={ChevronLeft}
            label={t("corners.earlier")}
            tip="top"
            disabled={current === 0}
            onClick={() => setChosen(current - 1)}
          />
          {current * page + 1}–{current * page + shown.length} / {corners.length}
          <IconButton
            icon={ChevronRight}
            label={t("corners.later")}
            tip="top"
            disabled={(current + 1) * page >= corners.length}
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
  const move = (to: Position) => onDraw({ do: "move", corner, to });
  const pick = () => picked || onDraw({ do: "pick", corner });
  return (
    <tr data-picked={picked || undefined}>
      <td className="to-right">{number}</td>
      <td>
        <Degrees
          label={t("corners.latitude_of", { number })}
          value={latitude}
          most={90}
          locked={locked}
          onFocus={pick}
          onChange={(value) => move([longitude, value])}
        />
      </td>
      <td>
        <Degrees
          label={t("corners.longitude_of", { number })}
          value={longitude}
          most={180}
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

interface DegreesProps {
  label: string;
  value: number;
  most: number;
  locked: boolean;
  onFocus: () => void;
  onChange: (value: number) => void;
}

/** A coordinate: taken over when it is left or Enter is pressed, put back when it is none. */
function Degrees({ label, value, most, locked, onFocus, onChange }: DegreesProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const number = Number((typed ?? "").replace(",", "."));
    if (typed !== null && typed.trim() !== "" && Math.abs(number) <= most && number !== value)
      onChange(rounded(number));
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
