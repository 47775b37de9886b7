import type { Transition } from "#app/platform/kernel/state-machine.ts";

/** States of the connection between a carrier and a merchant account. */
export const connectionStatuses = ["none", "invited", "accepted", "dismissed", "revoked", "disconnected"] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

export type ConnectionEvent = "invite" | "resend" | "revoke" | "accept" | "dismiss" | "disconnect";

/** The carrier invites, resends and revokes; the invited person accepts or dismisses; either side disconnects. */
export const connectionTransitions: readonly Transition<ConnectionStatus, ConnectionEvent>[] = [
  { from: ["none", "dismissed", "revoked", "disconnected"], event: "invite", to: "invited" },
  { from: ["invited"], event: "resend", to: "invited" },
  { from: ["invited"], event: "revoke", to: "revoked" },
  { from: ["invited"], event: "accept", to: "accepted" },
  { from: ["invited"], event: "dismiss", to: "dismissed" },
  { from: ["accepted"], event: "disconnect", to: "disconnected" },
];
