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
  /** The token's row in the list. */
  of: AccessTokenView | null;
  names: ActsForNames;
  onClose: () => void;
}

/** A new token, shown once, with its access and a button that sends a first request. */
export function TokenSecret({ token, of, names, onClose }: TokenSecretProps) {
  const t = useTranslate();
  const facts = useTokenFacts(names);
  return (
    <SecretDialog
      title={of ? t("access_tokens:secret_of", { name: of.name }) : t("access_tokens:secret_title")}
      once={t("access_tokens:secret_once")}
      care={t("access_tokens:secret_care")}
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
  return (token: AccessTokenView) => {
    const { subject, locations } = actsFor(token);
    const until = token.expires_on && dates.local(token.expires_on, "date");
    return [
      { name: t("access_tokens:locations"), value: [subject, locations].filter(Boolean).join(", ") },
      {
        name: t("access_tokens:may"),
        value: token.access === "full" ? t("members:full") : token.permissions.join(", "),
      },
      {
        name: t("access_tokens:from_name"),
        value: token.addresses.length > 0 ? token.addresses.join(", ") : t("access_tokens:anywhere"),
      },
      {
        name: t("access_tokens:until_name"),
        value: until ? t("access_tokens:until_day", { day: until }) : t("access_tokens:until_revoked"),
      },
    ];
  };
}

/** Sends a request that the token allows, without the cookies of the current user. */
function FirstRequest({ token, of }: { token: string; of: AccessTokenView }) {
  const t = useTranslate();
  const [pending, setPending] = useState(false);
  const path = getFirstRequest(of);
  if (path === null) return null;
  const send = async () => {
    setPending(true);
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(path, { headers, credentials: "omit" }).catch(() => null);
    const refusal: unknown =
      response && !response.ok ? Object(await response.json().catch(() => null)).message : undefined;
    setPending(false);
    const status = response ? String(response.status) : t("access_tokens:no_response");
    showToast(`GET ${path}: ${typeof refusal === "string" ? `${status}, ${refusal}` : status}`);
  };
  return (
    <Button kind="ghost" icon={Terminal} pending={pending} onClick={() => void send()}>
      {t("access_tokens:first_request")}
    </Button>
  );
}
