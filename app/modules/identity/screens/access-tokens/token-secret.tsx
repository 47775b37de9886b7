import { Terminal } from "lucide-react";
import { useState } from "react";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { type AccessTokenView, CHECKSUM_LENGTH } from "../../model/access-token.ts";
import { getFirstRequest } from "../../model/first-request.ts";
import { type ActsForNames, useActsFor } from "./access-tokens.resource.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

interface TokenSecretProps {
  token: string;
  /** The token as the list has it. */
  of: AccessTokenView | null;
  names: ActsForNames;
  onClose: () => void;
}

/** A new token, shown once, with what it may; a first request can be sent with it. */
export function TokenSecret({ token, of, names, onClose }: TokenSecretProps) {
  const t = useTranslate();
  const facts = useTokenFacts(names);
  return (
    <SecretDialog
      title={of ? t("settings:access_tokens.secret_of", { name: of.name }) : t("settings:access_tokens.secret_title")}
      once={t("settings:access_tokens.secret_once")}
      care={t("settings:access_tokens.secret_care")}
      secret={token}
      check={CHECKSUM_LENGTH}
      facts={of ? facts(of) : []}
      beside={of && <FirstRequest token={token} of={of} />}
      onClose={onClose}
    />
  );
}

function useTokenFacts(names: ActsForNames) {
  const t = useTranslate();
  const dates = useDates();
  const actsFor = useActsFor(names);
  return (of: AccessTokenView) => {
    const { whom, where } = actsFor(of);
    const until = of.expires_on && dates.local(of.expires_on, "date");
    return [
      { name: t("settings:access_tokens.locations"), value: [whom, where].filter(Boolean).join(", ") },
      {
        name: t("settings:access_tokens.may"),
        value: of.access === "full" ? t("members:full") : of.permissions.join(", "),
      },
      {
        name: t("settings:access_tokens.from_name"),
        value: of.addresses.length > 0 ? of.addresses.join(", ") : t("settings:access_tokens.anywhere"),
      },
      {
        name: t("settings:access_tokens.until_name"),
        value: until
          ? t("settings:access_tokens.until_day", { day: until })
          : t("settings:access_tokens.until_revoked"),
      },
    ];
  };
}

/** Asks the API something that the token may ask, without the session of whoever looks on. */
function FirstRequest({ token, of }: { token: string; of: AccessTokenView }) {
  const t = useTranslate();
  const [pending, setPending] = useState(false);
  const path = getFirstRequest(of);
  if (path === null) return null;
  const send = async () => {
    setPending(true);
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(path, { headers, credentials: "omit" }).catch(() => null);
    const refusal: unknown = answer && !answer.ok ? Object(await answer.json().catch(() => null)).message : undefined;
    setPending(false);
    const status = answer ? String(answer.status) : t("settings:webhooks.no_answer");
    showToast(`GET ${path}: ${typeof refusal === "string" ? `${status}, ${refusal}` : status}`);
  };
  return (
    <Button kind="ghost" icon={Terminal} pending={pending} onClick={() => void send()}>
      {t("settings:access_tokens.first_request")}
    </Button>
  );
}
