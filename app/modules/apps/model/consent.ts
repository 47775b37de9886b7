import type { Permission } from "#app/platform/access/permissions.ts";
import type { AskingApp } from "./app.ts";

/** A permission that an app asks for. */
export interface AskedScope {
  permission: Permission;
  /** The person may leave it out. */
  isOptional: boolean;
  /** The person has it: nobody gives more than they have. */
  isHeld: boolean;
}

/** What the consent page shows. */
export type ConsentData =
  | {
      kind: "asks";
      app: Pick<AskingApp, "name" | "kind" | "publisher" | "host">;
      person: string;
      account: { id: string; name: string } | null;
      accounts: readonly { value: string; label: string }[];
      /** The person may let apps into this account. */
      mayConnect: boolean;
      scopes: readonly AskedScope[];
      merchants: readonly { value: string; label: string }[];
      /** What may be left out is chosen at first. */
      isPreset: boolean;
      /** Where the person goes back to. */
      destination: string;
      /** The address that tells the app that the person refused. */
      cancel: string;
    }
  /** It is not known who asks, or where the answer should go. */
  | { kind: "refused"; why: "app" | "address" };
