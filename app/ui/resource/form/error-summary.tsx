import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { TranslationKey } from "../../i18n/translation-key.ts";
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
  const list = Object.entries(errors).filter(([, sentences]) => sentences.length > 0);
  const empty = list.length === 0 && !message;

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
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} size={16} />
      <div>
        <b>{message ?? t("common:form.summary", { count: list.length })}</b>
        <ul>
          {list.map(([name, sentences]) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => focusField(formId, name)}>
                {getFieldLabel(name, labels, t)}
                {sentences[0]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function getFieldLabel(
  name: string,
  labels: ReadonlyMap<string, TranslationKey>,
  t: ReturnType<typeof useTranslate>,
): string {
  const label =
    labels.get(name) ??
    [...labels].find(([known]) => name.startsWith(`${known}.`) || name.startsWith(`${known}[`))?.[1];
  return label ? `${t(label)}: ` : "";
}

/** The control of a name: a visible one, or the first in the group of a hidden one. */
function focusField(formId: string, name: string): void {
  const form = document.getElementById(formId);
  const found = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const hidden = found instanceof HTMLInputElement && found.type === "hidden";
  const target = hidden ? found.closest(".input")?.querySelector<HTMLElement>("input:not([type=hidden])") : found;
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
