import type { ReactNode } from "react";
import type { ConnectionStatus } from "#app/modules/partners/model/connection.states.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { type LabeledState, StateLabel } from "./state-label.tsx";

const stateByStatus: Readonly<Record<ConnectionStatus, LabeledState>> = {
  none: "resting",
  invited: "waiting",
  accepted: "active",
  dismissed: "inactive",
  revoked: "inactive",
  disconnected: "over",
};

interface ConnectionStateProps {
  status: ConnectionStatus;
  /** A more specific text instead of the status label. */
  children?: ReactNode;
}

/** The state of a connection between carrier and merchant, as shape and label. */
export function ConnectionState({ status, children }: ConnectionStateProps) {
  const t = useTranslate();
  return <StateLabel state={stateByStatus[status]}>{children ?? t(`merchants:connection.${status}`)}</StateLabel>;
}
