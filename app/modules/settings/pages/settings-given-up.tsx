import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { retryOwnFailedMessage, listFailedMessages } from "../commands/given-up.server.ts";
import { FailedMessagesList } from "../screens/given-up/given-up-list.tsx";
import type { Route } from "./+types/settings-given-up.ts";

export const loader = createScreenLoader(listFailedMessages);
export const action = createCommandAction([retryOwnFailedMessage]);

export default function SettingsFailedMessages({ loaderData: { given_up } }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <FailedMessagesList rows={given_up} />
    </SettingsFrame>
  );
}
