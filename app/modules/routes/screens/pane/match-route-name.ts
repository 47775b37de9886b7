import type { LiveRoute } from "../../model/live-route.ts";

/** True when a route, who drives it, its plan or somebody whom it goes to is called so. */
export function matchesRouteName({ vehicle, agent, plan, stops }: LiveRoute, wanted: string): boolean {
  const names = [
    ...[vehicle?.label, agent.name, plan.name],
    ...stops.flatMap(({ name, line, shipment }) => [name, line, shipment?.customerName, shipment?.orderNumber]),
  ];
  const looked = wanted.trim().toLocaleLowerCase();
  return names.some((name) => name?.toLocaleLowerCase().includes(looked));
}
