import type { HandoverPayment } from "#app/modules/shipments/model/handover-payments.ts";
import type { MissingLine } from "#app/modules/shipments/model/missing-packages.ts";

/** The outcome of collections and packages at a stop. */
export interface StopCompletion {
  payments?: readonly HandoverPayment[] | undefined;
  missing_packages?: readonly MissingLine[] | undefined;
}

/** The inputs of the commands on routes and stops. */
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
