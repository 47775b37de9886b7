import { useTranslate } from "../i18n/use-translate.ts";
import { shapes } from "./shapes.tsx";
import { getAppearance, getStatusLabel, type StatusCodes, type StatusKind } from "./statuses.ts";

interface StatusProps<Kind extends StatusKind> {
  kind: Kind;
  code: StatusCodes[Kind];
  /** With a tinted ground: in the head of a page only. */
  badge?: boolean;
}

/** A status as shape, word and hue; in tables the word stays in ink. */
export function Status<Kind extends StatusKind>({ kind, code, badge }: StatusProps<Kind>) {
  const t = useTranslate();
  return (
    <span className={`${badge ? "badge" : "status"} fam-${getAppearance(kind, code).family}`}>
      <StatusShape kind={kind} code={code} size={badge ? 15 : 14} />
      {t(getStatusLabel(kind, code))}
    </span>
  );
}

interface ShapeProps<Kind extends StatusKind> {
  kind: Kind;
  code: StatusCodes[Kind];
  size?: number;
  /** Says the word to a screen reader where no word stands beside it. */
  label?: string;
}

/** The shape alone, for pins, chips and timelines; give `label` where no word stands beside it. */
export function StatusShape<Kind extends StatusKind>({ kind, code, size = 14, label }: ShapeProps<Kind>) {
  const { shape, family } = getAppearance(kind, code);
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside its word.
    <svg className={`shape fam-${family}`} width={size} height={size} viewBox="0 0 16 16" {...naming}>
      {shapes[shape]}
    </svg>
  );
}
