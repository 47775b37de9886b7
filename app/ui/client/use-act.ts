import { toastError } from "../primitives/toast.ts";
import { useAsking } from "./use-asking.ts";

/** Sends commands of this screen: what came of a success goes to `done`, a refusal is said and stays to be read. */
export function useAct<Value = unknown>(done: (intent: string, value: Value) => void = () => {}) {
  const { ask, busy, refused } = useAsking<Value>((answer) => {
    if (answer.ok) done(answer.intent, answer.value);
    else toastError(answer.message, Object.values(answer.errors)[0]?.[0]);
  });
  return { run: (intent: string, values: object = {}) => void ask(intent, values), busy, refused };
}
