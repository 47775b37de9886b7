import type { ChatBoot, ChatPerson } from "../model/support-chat.ts";

/** The page's window, as the widgets use it. */
export interface ChatWindow {
  Intercom?: ChatFunction;
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
}

type ChatFunction = ((...call: unknown[]) => void) & { q?: unknown[] };

/** Boots the widget: calls wait in a queue until its script has come. Once a page. */
export function bootChat(window: ChatWindow, { kind, id, person }: ChatBoot): void {
  if (kind === "intercom") {
    const queue: unknown[] = [];
    window.Intercom = Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
    window.Intercom("boot", { app_id: id, ...toIntercom(person) });
    return;
  }
  window.CRISP_WEBSITE_ID = id;
  window.$crisp = [["set", "session:data", [[["user_id", person.userId]]]], ...listCrispCalls(person)];
}

/** Tells a widget that runs what has changed. */
export function updateChat(window: ChatWindow, { kind, person }: ChatBoot): void {
  if (kind === "intercom") window.Intercom?.("update", toIntercom(person));
  else for (const call of listCrispCalls(person)) window.$crisp?.push(call);
}

/** Ends the person's session in the widget, so that the next one on this device does not read it. */
export function endChat(window: ChatWindow): void {
  window.Intercom?.("shutdown");
  window.$crisp?.push(["do", "session:reset"]);
}

function toIntercom({ userId, hash, name, email, avatar, company }: ChatPerson) {
  return {
    ...{ user_id: userId, name, email },
    ...(hash ? { user_hash: hash } : {}),
    ...(avatar ? { avatar: { type: "avatar", image_url: avatar } } : {}),
    company: { company_id: company.id, name: company.name, plan: company.plan },
  };
}

function listCrispCalls({ hash, name, email, avatar, company }: ChatPerson): unknown[] {
  return [
    ["set", "user:email", hash ? [email, hash] : [email]],
    ["set", "user:nickname", [name]],
    ...(avatar ? [["set", "user:avatar", [avatar]]] : []),
    ["set", "user:company", [company.name]],
    [
      "set",
      "session:data",
      [
        [
          ["company_id", company.id],
          ["plan", company.plan],
        ],
      ],
    ],
  ];
}
