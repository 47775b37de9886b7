import type { LiveRoute } from "../../model/live-route.ts";

/** Whether the vehicle, agent, plan, or a stop's name, address, customer or order number contains the text. */
export function matchesRouteName({ vehicle, agent, plan, stops }: LiveRoute, text: string): boolean {
  const names = [
    ...[vehicle?.label, agent.name, plan.name],
    ...stops.flatMap(({ name, line, shipment }) => [name, line, shipment?.customerName, shipment?.orderNumber]),
  ];
  const needle = text.trim().toLocaleLowerCase();
  return names.some((name) => name?.toLocaleLowerCase().includes(needle));
}
