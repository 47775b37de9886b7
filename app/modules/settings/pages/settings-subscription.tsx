import { SubscriptionScreen } from "../screens/subscription/subscription-screen.tsx";
import type { Route } from "./+types/settings-subscription.ts";

export { subscriptionLoader as loader } from "../http/billing.server.ts";

export default function Subscription({ loaderData }: Route.ComponentProps) {
  return <SubscriptionScreen {...loaderData} />;
}
