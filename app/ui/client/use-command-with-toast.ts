import { showErrorToast } from "../primitives/toast.ts";
import { useCommand } from "./use-command.ts";

/** Sends commands of this screen: what came of a success goes to `done`, a refusal is said and stays to be read. */
export function useCommandWithToast<Value = unknown>(done: (intent: string, value: Value) => void = () => {}) {
  const { run, busy, refusal } = useCommand<Value>((answer) => {
    if (answer.ok) done(answer.intent, answer.value);
    else showErrorToast(answer.message, Object.values(answer.errors)[0]?.[0]);
  });
  return { run: (intent: string, values: object = {}) => void run(intent, values), busy, refused: refusal };
}
