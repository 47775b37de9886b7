/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { languages } from "#app/platform/i18n/i18n.ts";
import { type CallResult, callApi } from "../api-client.ts";
import { getLanguage, languageNames, setLanguage, t } from "../i18n.ts";
import { claimPhone } from "../offline-db.ts";
import { completeSignIn } from "../sync-engine.ts";
import { navigateTo, useDriverState } from "../use-driver-state.ts";
import { CodeForm, PhoneForm } from "./sign-in-forms.tsx";

interface SignInResponse {
  agentId?: string;
  choose?: { id: string; workspace: string }[];
}

const linkPattern = /^([0-9a-f-]{36})\.([\w-]+)$/;

/** Signs in by phone number and texted code, or by the office's QR code. */
export function SignIn({ place, onLanguage }: { place: string; onLanguage(): void }) {
  const [phone, setPhone] = useState("");
  const [attempt, setAttempt] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [choice, setChoice] = useState<SignInResponse["choose"]>();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const settle = async (answer: CallResult<SignInResponse>) => {
    if (answer.kind === "offline") return setProblem(t("drive:sign_in.offline"));
    if (answer.kind === "refused") return setProblem(answer.message);
    if (answer.data.choose) return setChoice(answer.data.choose);
    if (!(await claimPhone(answer.data.agentId ?? ""))) {
      await callApi("POST", "leave", {});
      return setProblem(t("drive:sign_in.other_agent"));
    }
    navigateTo("");
    await completeSignIn();
  };
  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem("");
    await work();
    setBusy(false);
  };
  useEffect(() => {
    const [, agentId, secret] = linkPattern.exec(place) ?? [];
    if (!agentId) return;
    // The secret is valid only once and must not stay in the URL.
    history.replaceState(null, "", "/drive");
    void doing(async () => settle(await callApi<SignInResponse>("POST", "sign-in/link", { agentId, secret })));
  }, [place]);
  const askForCode = () =>
    doing(async () => {
      const answer = await callApi<{ attempt: string }>("POST", "sign-in/code", { phone });
      if (answer.kind === "answer") setAttempt(answer.data.attempt);
      else setProblem(answer.kind === "offline" ? t("drive:sign_in.offline") : answer.message);
    });
  const give = (agentId?: string) =>
    doing(async () =>
      settle(
        await callApi<SignInResponse>("POST", "sign-in/session", {
          phone,
          attempt,
          code,
          ...(agentId ? { agentId } : {}),
        }),
      ),
    );
  const back = () => {
    setAttempt(null);
    setCode("");
    setProblem("");
  };
  return (
    <main className="drive-screen drive-hello">
      <SignInHead onLanguage={onLanguage} />
      <h1>{t(attempt === null ? "drive:sign_in.title" : "drive:sign_in.code_title")}</h1>
      <p>{attempt === null ? t("drive:sign_in.hint") : t("drive:sign_in.code_hint", { phone })}</p>
      <WaitingNote />
      {choice && (
        <div className="drive-list">
          <p>{t("drive:sign_in.choose")}</p>
          {choice.map(({ id, workspace }) => (
            <button type="button" className="drive-button" key={id} onClick={() => void give(id)}>
              {workspace}
            </button>
          ))}
        </div>
      )}
      {!choice && attempt === null && (
        <PhoneForm {...{ phone, setPhone, problem, busy }} onSubmit={() => void askForCode()} />
      )}
      {!choice && attempt !== null && (
        <CodeForm
          {...{ code, setCode, problem, busy, attempt }}
          onSubmit={() => void give()}
          onAgain={() => void askForCode()}
          onBack={back}
        />
      )}
    </main>
  );
}

/** Logo, and a button for the other language. */
function SignInHead({ onLanguage }: { onLanguage(): void }) {
  const others = languages.filter((each) => each !== getLanguage());
  return (
    <div className="drive-top">
      <img src="/favicon.svg" alt="" width="28" height="28" />
      <b>{document.title}</b>
      {others.map((language) => (
        <button
          type="button"
          className="drive-link"
          lang={language}
          key={language}
          onClick={() => {
            setLanguage(language);
            onLanguage();
          }}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}

/** An agent who was signed out by the office and has queued actions on this phone. */
function WaitingNote() {
  const { queue, pictures, day } = useDriverState();
  const count = queue.length + pictures;
  if (!day || count === 0) return null;
  return <p className="drive-news">{t("drive:sign_in.waits", { count, name: day.agent.name })}</p>;
}
