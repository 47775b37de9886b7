import type { HandoverPayment } from "#app/modules/shipments/model/handover-payments.ts";
import type { MissingLine } from "#app/modules/shipments/model/missing-packages.ts";

/** What became of the money and the packages at a door. */
export interface StopCompletion {
  payments?: readonly HandoverPayment[] | undefined;
  missing_packages?: readonly MissingLine[] | undefined;
}

/** What a person asks of a route or a stop. */
export type RouteCommand =
  | { intent: "routes.start" | "routes.complete"; routeId: string }
  | { intent: "routes.move_stop"; routeId: string; stopId: string; toRouteId: string; position: number }
  | { intent: "routes.message"; routeId: string; text: string }
  | { intent: "routes.arrive"; routeId: string; stopId: string }
  | ({
      intent: "routes.complete_stop";
      routeId: string;
      stopId: string;
      proof?:
        | {
            recipient?: string | undefined;
            signature?: string | undefined;
            image?: string | undefined;
            code?: string | undefined;
          }
        | undefined;
    } & StopCompletion)
  | {
      intent: "routes.attempt_stop";
      routeId: string;
      stopId: string;
      reason: string;
      note?: string | undefined;
      date?: string | undefined;
    };
