import { useTranslate } from "../i18n/use-translate.ts";
import { shapes } from "./shapes.tsx";
import { getAppearance, getStatusLabel, type StatusCodes, type StatusKind } from "./statuses.ts";

interface StatusProps<Kind extends StatusKind> {
  kind: Kind;
  code: StatusCodes[Kind];
  /** With a tinted background: in page headers only. */
  badge?: boolean;
}

/** A status as shape, label and hue; in tables the label keeps the text color. */
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
  /** Label for screen readers, if there is no text beside it. */
  label?: string;
}

/** The shape alone, for pins, chips and timelines; give `label` if there is no text beside it. */
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
