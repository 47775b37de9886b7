import { createCatalogueCalls } from "../http/catalogues.server.ts";

/** One row of a list of the settings. Where orders and plans may refer to it, deleting is switching off. */
const calls = createCatalogueCalls(({ view, update, discard }) => ({
  reads: [{ read: view }],
  choices: [
    { method: "PUT", command: update },
    { method: "DELETE", command: discard },
  ],
}));

export const loader = calls.loader;
export const action = calls.action;
