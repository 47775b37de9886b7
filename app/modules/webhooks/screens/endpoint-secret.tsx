import { useWords } from "#app/ui/words/use-words.ts";
import { SecretDialog } from "../access-tokens/secret-dialog.tsx";

/** The secret of an endpoint, shown once. */
export function EndpointSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const say = useWords();
  return (
    <SecretDialog
      title={say("settings:webhooks.secret_title")}
      once={say("settings:webhooks.secret_once")}
      care={say("settings:webhooks.secret_care")}
      secret={secret}
      onClose={onClose}
    />
  );
}
