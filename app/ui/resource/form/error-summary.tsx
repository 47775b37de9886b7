import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Translate, TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Icon } from "../../primitives/icon.tsx";

interface ErrorSummaryProps {
  /** By field name, translated. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** A refusal that names no field. */
  message: string | undefined;
  /** The last attempt was saved. */
  saved: boolean;
  labels: ReadonlyMap<string, TranslationKey>;
  formId: string;
}

/** The errors of a form; takes focus after an attempt and links to the fields. */
export function ErrorSummary({ errors, message, saved, labels, formId }: ErrorSummaryProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const tried = useRef(false);
  /** Set from an attempt until the errors are rendered and focused. */
  const wanted = useRef(false);
  const known = Object.entries(errors).filter(([, sentences]) => sentences.length > 0);
  const empty = known.length === 0 && !message;

  useEffect(() => {
    const form = document.getElementById(formId);
    const onSubmit = () => {
      tried.current = true;
      wanted.current = true;
    };
    form?.addEventListener("submit", onSubmit, true);
    return () => form?.removeEventListener("submit", onSubmit, true);
  }, [formId]);
  useEffect(() => {
    if (saved) wanted.current = false;
    if (!wanted.current || !box.current) return;
    wanted.current = false;
    box.current.focus();
  });

  if (empty || !tried.current) return null;
  const list = known.toSorted(([a], [b]) => compareFields(formId, a, b));
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} size={16} />
      <div>
        <b>{message ?? t("common:form.summary", { count: list.length })}</b>
        <ul>
          {list.map(([name, sentences]) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => focusField(formId, name)}>
                {describeError(getFieldLabel(formId, name, labels, t), sentences[0] ?? "", t)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function describeError(label: string, sentence: string, t: Translate): string {
  if (label === "") return sentence;
  return sentence === t("errors:required") ? t("common:form.missing", { label }) : `${label}: ${sentence}`;
}

/** The label that stands at the field; for a field that is not shown, the one of its section. */
function getFieldLabel(
  formId: string,
  name: string,
  labels: ReadonlyMap<string, TranslationKey>,
  t: Translate,
): string {
  const field = findField(formId, name);
  const shown = field && "labels" in field && field.labels instanceof NodeList ? field.labels[0] : undefined;
  if (shown?.firstChild?.textContent) return shown.firstChild.textContent;
  const label =
    labels.get(name) ??
    [...labels].find(([known]) => name.startsWith(`${known}.`) || name.startsWith(`${known}[`))?.[1];
  return label ? t(label) : "";
}

/** The control of a name: a visible one, or the first in the group of a hidden one. */
function findField(formId: string, name: string): HTMLElement | null | undefined {
  const found = document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const hidden = found instanceof HTMLInputElement && found.type === "hidden";
  return hidden ? found.closest(".input")?.querySelector<HTMLElement>("input:not([type=hidden])") : found;
}

/** The order of the page; what has no field comes last. */
function compareFields(formId: string, a: string, b: string): number {
  const [first, second] = [findField(formId, a), findField(formId, b)];
  if (!first || !second || first === second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function focusField(formId: string, name: string): void {
  const target = findField(formId, name);
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
