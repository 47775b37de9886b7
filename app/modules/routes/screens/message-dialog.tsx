import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { MAX_MESSAGE_LENGTH } from "#app/modules/notifications/model/agent-message.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { TextArea } from "#app/ui/primitives/text-field.tsx";
import type { LiveRoute } from "../model/live-route.ts";
import type { useRouteCommands } from "./use-route-commands.ts";

interface MessageDialogProps {
  route: LiveRoute;
  act: ReturnType<typeof useRouteCommands>;
  onClose(): void;
}

/** Writes a message to the route's driver. */
export function MessageDialog({ route, act, onClose }: MessageDialogProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const form = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    if (!text) return;
    onClose();
    act.send({ intent: "routes.message", routeId: route.id, text });
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form}>
        {t("message.send")}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("message.title", { name: route.agent.name })} onClose={onClose} footer={footer}>
      <form id={form} onSubmit={send} className="stack">
        <TextArea label={t("message.text")} name="text" required maxLength={MAX_MESSAGE_LENGTH} />
        <p className="hint">{t("message.hint")}</p>
      </form>
    </Dialog>
  );
}
