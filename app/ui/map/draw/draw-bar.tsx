import { Check, Eraser, Merge, MousePointer2, Redo2, Scissors, Spline, SquareDashed, Undo2, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../primitives/button.tsx";
import { Icon } from "../../primitives/icon.tsx";
import type { AreaDrawing, DrawAction, DrawingTool } from "./drawing.ts";

interface DrawBarProps {
  drawing: AreaDrawing;
  onDraw: (action: DrawAction) => void;
  onTool: (tool: DrawingTool) => void;
  /** Ends what is being drawn. */
  onFinish: () => void;
  /** Without it nothing can be merged or split here. */
  onMerge?: () => void;
}

const tools: readonly { tool: DrawingTool; icon: typeof Spline }[] = [
  { tool: "select", icon: MousePointer2 },
  { tool: "polygon", icon: Spline },
  { tool: "rectangle", icon: SquareDashed },
  { tool: "split", icon: Scissors },
];

/** The drawing tools at the map's top left corner, with a hint about the next step. */
export function DrawBar({ drawing, onDraw, onTool, onFinish, onMerge }: DrawBarProps) {
  const { t } = useTranslation("zones");
  const { tool, points, picked, past, future } = drawing;
  const offered = tools.filter((each) => each.tool !== "split" || onMerge);
  const enough = points.length >= (tool === "split" ? 2 : 3);
  return (
    <div className="draw-bar">
      <div className="draw-tools" role="toolbar" aria-label={t("draw.bar")}>
        {offered.map(({ tool: each, icon }) => (
          <button
            key={each}
            type="button"
            aria-label={t(`draw.${each}`)}
            title={t(`draw.${each}`)}
            aria-pressed={tool === each}
            onClick={() => onTool(each)}
          >
            <Icon of={icon} size={15} />
          </button>
        ))}
        {onMerge && <BarButton icon={Merge} label={t("draw.merge")} onClick={onMerge} />}
        <BarButton
          icon={Eraser}
          label={t("draw.remove_corner")}
          off={!picked}
          onClick={() => picked && onDraw({ do: "remove", corner: picked })}
        />
        <hr />
        <BarButton icon={Undo2} label={t("draw.undo")} off={past.length === 0} onClick={() => onDraw({ do: "undo" })} />
        <BarButton
          icon={Redo2}
          label={t("draw.redo")}
          off={future.length === 0}
          onClick={() => onDraw({ do: "redo" })}
        />
      </div>
      {tool !== "select" && (
        <div className="draw-hint">
          <p>{t(`draw.${tool}_hint`)}</p>
          {tool !== "rectangle" && (
            <Button kind="primary" icon={Check} disabled={!enough} onClick={onFinish}>
              {t("draw.finish")}
            </Button>
          )}
          <Button icon={X} onClick={() => onDraw({ do: "cancel" })}>
            {t("draw.cancel")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface BarButtonProps {
  icon: typeof Spline;
  label: string;
  off?: boolean;
  onClick: () => void;
}

function BarButton({ icon, label, off, onClick }: BarButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={onClick}>
      <Icon of={icon} size={15} />
    </button>
  );
}
