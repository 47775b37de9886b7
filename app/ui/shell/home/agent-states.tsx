import { Link } from "react-router";
import type { AgentState } from "#app/domain/fleet/agent-states.ts";
import { Count } from "../../formats/measures.tsx";
import { Status } from "../../status/status.tsx";

/** The states that agents are in now, each as a door to those agents. */
export function AgentStates({ states }: { states: readonly { state: AgentState; count: number }[] }) {
  return (
    <ul className="counts states">
      {states.map(({ state, count }) => (
        <li key={state}>
          <Link to={`/fleet/attendance?filters[state][]=${state}`} prefetch="intent">
            <Status kind="agent" code={state} />
            <b>
              <Count value={count} />
            </b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
