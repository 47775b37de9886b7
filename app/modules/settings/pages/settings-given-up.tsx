import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { retryOne, viewGivenUp } from "../commands/given-up.server.ts";
import { GivenUpList } from "../screens/given-up/given-up-list.tsx";
import type { Route } from "./+types/settings-given-up.ts";

export const loader = screenLoader(viewGivenUp);
export const action = commandAction([retryOne]);

export default function GivenUp({ loaderData: { given_up } }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <GivenUpList rows={given_up} />
    </SettingsFrame>
  );
}
