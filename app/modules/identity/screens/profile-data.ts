/** Data of the profile page. */
export interface ProfileData {
  user: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    photo: string | null;
    timezone: string | null;
    theme: "system" | "light" | "dark";
    sharesUsage: boolean | null;
  };
  /** Null where the installation counts nothing; before the person chose, what applies in their workspace. */
  usage: { shared: boolean } | null;
  minPasswordLength: number;
  /** With the offset from UTC in the label. */
  zones: readonly { value: string; label: string }[];
  twoStep: { on: boolean; codes: number };
  sessions: readonly {
    id: string;
    device: string;
    place: string | null;
    createdAt: number | null;
    lastSeenAt: number | null;
    current: boolean;
  }[];
  notifications: {
    /** VAPID public key to subscribe with; null where push is not configured. */
    publicKey: string | null;
    devices: readonly {
      id: string;
      device: string;
      createdAt: number | null;
      lastDeliveredAt: number | null;
      current: boolean;
    }[];
  };
  invitations: readonly { id: string; workspace: string; invitedBy: string; merchantName: string | null }[];
  accounts: readonly { id: string; name: string; isOwner: boolean }[];
  language: "en" | "de";
}
