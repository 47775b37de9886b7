import { catalogueCalls } from "#app/http/catalogues.server.ts";

/** The rows of a list of the settings, and a new one. */
export const { loader, action, of } = catalogueCalls(({ list, create }) => ({
  reads: [{ read: list }],
  choices: [{ method: "POST", command: create, status: 201 }],
}));
