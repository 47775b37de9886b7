import { retryOne, viewGivenUp } from "#app/features/settings/given-up/given-up.server.ts";
import { GivenUpList } from "#app/features/settings/given-up/given-up-list.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
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
