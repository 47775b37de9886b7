import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";

interface AuthFormProps {
  title: string;
  lead: string;
  submit: string;
  answer: ActionResult | undefined;
  children: ReactNode;
  /** Shown below the button. */
  after?: ReactNode;
}

/** A form before sign-in. Works without JavaScript; an error message takes focus. */
export function AuthForm({ title, lead, submit, answer, children, after }: AuthFormProps) {
  const pending = useNavigation().state !== "idle";
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusal = answer && !answer.ok ? answer : null;
  const named = refusal !== null && Object.keys(refusal.errors).length > 0;
  useEffect(() => {
    if (!refusal) return;
    if (named) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    else box.current?.focus();
  }, [refusal, named]);
  return (
    <Form ref={form} method="post" noValidate>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className="soft-ink">{lead}</p>
      {refusal && !named && (
        <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
          <Icon of={CircleAlert} size={16} />
          <b>{refusal.message}</b>
        </div>
      )}
      {children}
      <Button kind="primary" large type="submit" pending={pending}>
        {submit}
      </Button>
      {after && <p className="auth-after">{after}</p>}
    </Form>
  );
}

/** A question with a link to another form. */
export function AuthLink({ question, to, label }: { question: TranslationKey; to: string; label: TranslationKey }) {
  const t = useTranslate();
  return (
    <>
      {t(question)}{" "}
      <Link className="link" to={to}>
        {t(label)}
      </Link>
    </>
  );
}

/** The translated errors of a field. */
export function getFieldErrors(answer: ActionResult | undefined, field: string): string[] | undefined {
  return answer && !answer.ok ? answer.errors[field] : undefined;
}
