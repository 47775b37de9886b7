import type { FormEvent } from "react";
import { Form } from "react-router";
import { useLogOut } from "#app/ui/client/use-log-out.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";

interface LogOutButtonProps {
  kind: "primary" | "ghost";
  large?: true;
}

/** Logs out on screens without a profile menu. */
export function LogOutButton({ kind, large }: LogOutButtonProps) {
  const t = useTranslate();
  const { logOut, question } = useLogOut();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    logOut();
  };
  return (
    <>
      <Form method="post" action="/logout" className="only-form" onSubmit={submit}>
        <Button kind={kind} large={large} type="submit">
          {t("auth:workspaces.log_out")}
        </Button>
      </Form>
      {question}
    </>
  );
}
