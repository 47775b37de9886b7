/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { type Answer, call } from "./calls.ts";
import { signedIn } from "./engine.ts";
import { takeOver } from "./store.ts";
import { go } from "./use-seen.ts";
import { t } from "./words.ts";

interface Begun {
  agentId?: string;
  choose?: { id: string; workspace: string }[];
}

const link = /^([0-9a-f-]{36})\.([\w-]+)$/;

/** By the phone's number and a code in a text, or by the code that the office shows. */
export function SignIn({ place }: { place: string }) {
  const [phone, setPhone] = useState("");
  const [attempt, setAttempt] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [choice, setChoice] = useState<Begun["choose"]>();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const settle = async (answer: Answer<Begun>) => {
    if (answer.kind === "offline") return setProblem(t("drive:sign_in.offline"));
    if (answer.kind === "refused") return setProblem(answer.message);
    if (answer.data.choose) return setChoice(answer.data.choose);
    if (!(await takeOver(answer.data.agentId ?? ""))) {
      await call("POST", "leave", {});
      return setProblem(t("drive:sign_in.taken"));
    }
    go("");
    await signedIn();
  };
  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem("");
    await work();
    setBusy(false);
  };
  useEffect(() => {
    const [, agentId, secret] = link.exec(place) ?? [];
    if (!agentId) return;
    // What the code held is worth nothing a second time, and is not to stand in the address.
    history.replaceState(null, "", "/drive");
    void doing(async () => settle(await call<Begun>("POST", "sign-in/link", { agentId, secret })));
  }, [place]);
  const askForCode = () =>
    doing(async () => {
      const answer = await call<{ attempt: string }>("POST", "sign-in/code", { phone });
      if (answer.kind === "answer") setAttempt(answer.data.attempt);
      else setProblem(answer.kind === "offline" ? t("drive:sign_in.offline") : answer.message);
    });
  const give = (agentId?: string) =>
    doing(async () =>
      settle(await call<Begun>("POST", "sign-in/session", { phone, attempt, code, ...(agentId ? { agentId } : {}) })),
    );
  const submit = (event: Event) => {
    event.preventDefault();
    void (attempt === null ? askForCode() : give());
  };
  return (
    <main className="drive-screen drive-hello">
      <h1>{t(attempt === null ? "drive:sign_in.title" : "drive:sign_in.code_title")}</h1>
      <p>{attempt === null ? t("drive:sign_in.hint") : t("drive:sign_in.code_hint", { phone })}</p>
      {choice ? (
        <div className="drive-list">
          <p>{t("drive:sign_in.choose")}</p>
          {choice.map(({ id, workspace }) => (
            <button type="button" className="drive-button" key={id} onClick={() => void give(id)}>
              {workspace}
            </button>
          ))}
        </div>
      ) : (
        <form onSubmit={submit}>
          {attempt === null ? (
            <label className="drive-field">
              {t("drive:sign_in.phone")}
              <input
                type="tel"
                autoComplete="tel"
                inputMode="tel"
                required
                value={phone}
                onInput={({ currentTarget }) => setPhone(currentTarget.value)}
              />
            </label>
          ) : (
            <label className="drive-field">
              {t("drive:sign_in.code")}
              <input
                className="drive-code"
                autoComplete="one-time-code"
                inputMode="numeric"
                required
                maxLength={7}
                value={code}
                onInput={({ currentTarget }) => setCode(currentTarget.value)}
              />
            </label>
          )}
          <p className="drive-problem" role="alert">
            {problem}
          </p>
          <button type="submit" className="drive-button drive-main" disabled={busy}>
            {t(attempt === null ? "drive:sign_in.send" : "drive:sign_in.go")}
          </button>
          {attempt !== null && (
            <button type="button" className="drive-link" onClick={() => setAttempt(null)}>
              {t("drive:sign_in.other")}
            </button>
          )}
        </form>
      )}
    </main>
  );
}
