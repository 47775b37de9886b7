import { useTranslation } from "react-i18next";
import type { LiveRoute, LiveStop } from "../../model/live-route.ts";
import type { useRouteCommands } from "../use-route-commands.ts";
import { LiveRoutePart } from "./live-route-part.tsx";
import { StopPart } from "./stop-part.tsx";

export interface LiveInspectorProps {
  route: LiveRoute | undefined;
  stop: LiveStop | undefined;
  zone: string;
  /** When the routes were read, milliseconds UTC. */
  asOf: number;
  canAct: boolean;
  act: ReturnType<typeof useRouteCommands>;
  onStep(by: 1 | -1): void;
  onArrive(): void;
  onComplete(): void;
  onAttempt(): void;
  onMessage(): void;
  /** The route whose driver the map follows. */
  followed: string | null;
  onFollow(routeId: string | null): void;
}

/** The selected stop or route with its possible actions. */
export function LiveInspector(props: LiveInspectorProps) {
  const { t } = useTranslation("routes");
  const { route, stop } = props;
  return (
    <aside className="inspector" aria-label={t("inspector")}>
      <div className="inspector-scroll">
        {route && stop && <StopPart {...props} route={route} stop={stop} />}
        {route && !stop && <LiveRoutePart {...props} route={route} />}
        {!route && <p className="faint-ink">{t("choose")}</p>}
      </div>
    </aside>
  );
}
