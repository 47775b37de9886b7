import type { Transition } from "#app/platform/kernel/state-machine.ts";

/** How a carrier and a merchant account stand to each other (domain §4 "Carrier invitations: accept, dismiss, disconnect"). */
export const connectionStatuses = ["none", "invited", "accepted", "dismissed", "revoked", "disconnected"] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

export type ConnectionEvent = "invite" | "resend" | "revoke" | "accept" | "dismiss" | "disconnect";

/** The carrier invites, resends and revokes; who is invited accepts or dismisses; either side disconnects. */
export const connectionTransitions: readonly Transition<ConnectionStatus, ConnectionEvent>[] = [
  { from: ["none", "dismissed", "revoked", "disconnected"], event: "invite", to: "invited" },
  { from: ["invited"], event: "resend", to: "invited" },
  { from: ["invited"], event: "revoke", to: "revoked" },
  { from: ["invited"], event: "accept", to: "accepted" },
  { from: ["invited"], event: "dismiss", to: "dismissed" },
  { from: ["accepted"], event: "disconnect", to: "disconnected" },
];
