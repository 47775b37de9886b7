import { useEffect, useRef } from "react";
import { useMatches } from "react-router";
import type { UsageTarget } from "#app/platform/http/reporting-setup.ts";
import { listenToUserActions, noteUserAction } from "#app/ui/client/user-actions.ts";
import type { ChatBoot } from "../model/support-chat.ts";
import { chatProviders } from "../model/support-chat.ts";
import { pageViewed } from "../model/usage-limits.ts";
import { bootChat, endChat, updateChat } from "./boot-chat.ts";
import { createUsageSender, type UsageIdentity } from "./usage-sender.ts";

export interface ReportingProps {
  usage: (UsageIdentity & { target: UsageTarget }) | null;
  chat: ChatBoot | null;
}

/** Counts what the person does and shows the support chat, as far as the installation is set up for it. */
export function ProductReporting({ usage, chat }: ReportingProps) {
  return (
    <>
      {usage && <UsageReporting {...usage} key={`${usage.person.id} ${usage.account.id}`} />}
      {chat && <ChatWidget boot={chat} />}
    </>
  );
}

function UsageReporting({ target, person, account }: UsageIdentity & { target: UsageTarget }) {
  const page = useMatches().at(-1)?.id ?? "";
  const identity = useRef({ target, person, account });
  useEffect(() => {
    const { target, ...who } = identity.current;
    const sender = createUsageSender(target, who, {
      fetch: (...call) => fetch(...call),
      setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
      createId: () => crypto.randomUUID(),
    });
    const stop = listenToUserActions(sender.record);
    const leave = () => void sender.flush(true);
    addEventListener("pagehide", leave);
    return () => {
      stop();
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  useEffect(() => noteUserAction(pageViewed, page), [page]);
  return null;
}

function ChatWidget({ boot }: { boot: ChatBoot }) {
  const isBooted = useRef(false);
  const said = JSON.stringify(boot);
  useEffect(() => {
    const current: ChatBoot = JSON.parse(said);
    if (isBooted.current) return updateChat(window as object, current);
    isBooted.current = true;
    bootChat(window as object, current);
    const script = document.createElement("script");
    script.src = current.loader || chatProviders[current.kind].loader(current.id);
    script.async = true;
    document.head.appendChild(script);
  }, [said]);
  useEffect(() => () => endChat(window as object), []);
  return null;
}
