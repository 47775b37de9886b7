import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { GUARDED_FORM } from "../../client/pre-hydration-input.ts";
import { useCommand } from "../../client/use-command.ts";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { toFormErrors } from "./form-names.ts";
import type { FormChoices, FormSection } from "./form-spec.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { SpecField } from "./spec-field.tsx";
import { useDirty } from "./use-dirty.ts";
import { type SchemaSource, useFormCheck } from "./use-form-check.ts";

export interface ResourceFormProps<Value> {
  /** Brings the command's schema: checked here while typing, and again by the command. */
  schema: SchemaSource;
  /** The command's name. */
  intent: string;
  sections: readonly FormSection[];
  defaultValue?: object;
  choices?: FormChoices;
  /** Hidden fields: ids, versions. */
  hidden?: Readonly<Record<string, string | number>>;
  /** The screen's own action without it. */
  action?: string;
  onDone?: (value: Value) => void;
  /** Calls back before the page's data is reloaded: for a form that is replaced by the new data. */
  early?: boolean;
  /** Called once for each refusal. */
  onRefused?: (code: string) => void;
  /** A notice above the fields, such as another person's changes. */
  notice?: ReactNode;
  /** Buttons: gets the form's id and state. */
  footer?: (state: FormState) => ReactNode;
  /** Asks before leaving with unsaved changes. */
  guarded?: boolean;
  /** Changes when what is typed was kept elsewhere: the form then has no unsaved changes. */
  kept?: unknown;
}

export interface FormState {
  id: string;
  dirty: boolean;
  pending: boolean;
  reset: () => void;
  /** By field name, translated. */
  errors: Readonly<Record<string, readonly string[]>>;
}

/**
 * A form built from the specification of its fields. Errors are shown beside fields and in a summary that takes focus.
 */
export function ResourceForm<Value = unknown>(props: ResourceFormProps<Value>) {
  const { schema, intent, sections, defaultValue, choices, hidden, action, onDone, footer, guarded } = props;
  const { onRefused, notice, early, kept } = props;
  const { Form, callerProps, result, busy: pending } = useCommand<Value>();
  const done = useRef<unknown>(null);
  // Conform treats every new object as a new result.
  const lastResult = useMemo(
    () => (result && !result.ok ? { status: "error" as const, error: toFormErrors(result) } : undefined),
    [result],
  );
  const checks = useFormCheck(schema, (name) => form.validate({ name }));
  const [form] = useForm<Record<string, unknown>>({
    defaultValue: defaultValue as Record<string, never> | undefined,
    lastResult,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: checks.onValidate,
  });
  const { dirty, isDirtyNow } = useDirty(form.id, result?.ok ? result : kept);

  useEffect(() => {
    if (!result || (pending && !early) || done.current === result) return;
    done.current = result;
    if (result.ok) onDone?.(result.value);
    else onRefused?.(result.code);
  }, [result, pending, early, onDone, onRefused]);

  const errors = form.status === "error" ? form.allErrors : {};
  const labels = new Map(sections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)));
  return (
    <FormProvider context={form.context}>
      <Form
        {...getFormProps(form)}
        {...(guarded && { [GUARDED_FORM]: "" })}
        method="post"
        action={action}
        className="settings-form"
        onFocus={checks.onFocus}
        onBlur={checks.onBlur}
      >
        <input {...callerProps} />
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ErrorSummary
          errors={errors}
          message={result && !result.ok && Object.keys(result.errors).length === 0 ? result.message : undefined}
          saved={result?.ok ?? false}
          labels={labels as ReadonlyMap<string, TranslationKey>}
          formId={form.id}
        />
        {notice}
        <FormSections sections={sections} choices={choices ?? {}} />
        {footer?.({ id: form.id, dirty, pending, reset: () => form.reset(), errors })}
      </Form>
      {guarded && <LeaveGuard active={() => !pending && isDirtyNow()} />}
    </FormProvider>
  );
}

/** Sections with their fields on a grid of six columns. */
function FormSections({ sections, choices }: { sections: readonly FormSection[]; choices: FormChoices }) {
  const t = useTranslate();
  return sections.map(({ key, title, hint, fields }) => (
    <section key={key} id={key}>
      {title && (
        <header>
          <h2>{t(title)}</h2>
          {hint && <p>{t(hint)}</p>}
        </header>
      )}
      <div className="field-grid">
        {fields.map((field) => (
          <SpecField key={field.name} field={field} choices={choices[field.name] ?? []} />
        ))}
      </div>
    </section>
  ));
}
