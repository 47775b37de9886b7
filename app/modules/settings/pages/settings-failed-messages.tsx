import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { listFailedMessages, retryOwnFailedMessage } from "../commands/failed-messages.server.ts";
import { FailedMessagesList } from "../screens/failed-messages/failed-messages-list.tsx";
import type { Route } from "./+types/settings-failed-messages.ts";

export const loader = createScreenLoader(listFailedMessages);
export const action = createCommandAction([retryOwnFailedMessage]);

export default function SettingsFailedMessages({ loaderData: { failed_messages } }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <FailedMessagesList rows={failed_messages} />
    </SettingsFrame>
  );
}
