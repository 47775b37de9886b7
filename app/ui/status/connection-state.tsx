import type { ReactNode } from "react";
import type { ConnectionStatus } from "#app/modules/partners/model/connection.states.ts";
import { useWords } from "../words/use-words.ts";
import { Shaped, type ShapedState } from "./shaped.tsx";

const shapeOf: Readonly<Record<ConnectionStatus, ShapedState>> = {
  none: "resting",
  invited: "waiting",
  accepted: "active",
  dismissed: "inactive",
  revoked: "inactive",
  disconnected: "over",
};

interface ConnectionStateProps {
  status: ConnectionStatus;
  /** Instead of the status's word: what is said more exactly. */
  children?: ReactNode;
}

/** How a carrier and a merchant stand to each other, as shape and word. */
export function ConnectionState({ status, children }: ConnectionStateProps) {
  const say = useWords();
  return <Shaped state={shapeOf[status]}>{children ?? say(`settings:merchants.connection.${status}`)}</Shaped>;
}
