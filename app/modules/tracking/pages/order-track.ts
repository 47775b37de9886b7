import { showTracking } from "../http/tracking.server.ts";

/** `GET /orders/{number}/track`: redirects to the page that the order's customer sees. */
export const loader = showTracking;
