import { createCatalogueCalls } from "../http/catalogues.server.ts";

/** The rows of a list of the settings, and a new one. */
const calls = createCatalogueCalls(({ list, create }) => ({
  reads: [{ read: list }],
  choices: [{ method: "POST", command: create, status: 201 }],
}));

export const loader = calls.loader;
export const action = calls.action;
