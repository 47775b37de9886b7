import { Form } from "react-router";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { createSandbox, viewSandboxScreen } from "../commands/create-sandbox.server.ts";
import type { HeldMessage, SandboxView } from "../model/sandbox.ts";
import type { Route } from "./+types/settings-sandbox.ts";

export const loader = createScreenLoader(viewSandboxScreen);
export const action = createCommandAction([createSandbox]);

export default function Sandbox({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <SandboxScreen {...loaderData} />
    </SettingsFrame>
  );
}

interface SandboxScreenProps {
  sandbox: SandboxView | null;
  /** Whether the current account is the sandbox itself rather than its parent. */
  within: boolean;
  messages: readonly HeldMessage[];
  canManage: boolean;
}

/** The account's sandbox: description, link to open it, and inside it the captured messages. */
function SandboxScreen({ sandbox, within, messages, canManage }: SandboxScreenProps) {
  const t = useTranslate();
  return (
    <div className="page">
      <PageTitle>{t("sandbox:title")}</PageTitle>
      <div className="head">
        <h1>{t("sandbox:title")}</h1>
      </div>
      <div className="scroll min-h-0 flex-1">
        <div className="settings-menu grid content-start gap-4">
          <p className="text-ink-2">{t("sandbox:lead")}</p>
          {within ? <HeldMessages messages={messages} /> : <SandboxEntry sandbox={sandbox} canManage={canManage} />}
        </div>
      </div>
    </div>
  );
}

/** Creates the sandbox, or opens it. */
function SandboxEntry({ sandbox, canManage }: Pick<SandboxScreenProps, "sandbox" | "canManage">) {
  const t = useTranslate();
  const act = useCommandWithToast();
  if (!sandbox)
    return (
      <EmptyState
        title={t("sandbox:none")}
        text={t("sandbox:none_why")}
        action={
          canManage && (
            <Button kind="primary" pending={act.busy} onClick={() => act.run("settings.sandbox.create")}>
              {t("sandbox:make")}
            </Button>
          )
        }
      />
    );
  return (
    <EmptyState
      title={t("sandbox:there")}
      text={t("sandbox:there_why")}
      action={
        <Form method="post" action="/workspaces/switch">
          <Button kind="primary" type="submit" name="account" value={sandbox.uuid}>
            {t("sandbox:open")}
          </Button>
        </Form>
      }
    />
  );
}

/** Captured messages, newest first. */
function HeldMessages({ messages }: Pick<SandboxScreenProps, "messages">) {
  const t = useTranslate();
  return (
    <section className="grid gap-2" aria-labelledby="kept">
      <h2 id="kept">{t("sandbox:held")}</h2>
      {messages.length === 0 ? (
        <EmptyState title={t("sandbox:held_none")} text={t("sandbox:held_none_why")} />
      ) : (
        <table className="plain" aria-labelledby="kept">
          <thead>
            <tr>
              <th>{t("sandbox:to")}</th>
              <th>{t("sandbox:message")}</th>
              <th>{t("sandbox:at")}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ id, channel, recipient, subject, body, at }) => (
              <tr key={id}>
                <td>
                  <b>{t(`sandbox:channel.${channel}`)}</b> <span className="break-all">{recipient}</span>
                </td>
                <td className="break-words">
                  <details>
                    <summary>{subject || body.slice(0, 80)}</summary>
                    <p className="whitespace-pre-line">{body}</p>
                  </details>
                </td>
                <td className="whitespace-nowrap">
                  <DateTimeText at={at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
