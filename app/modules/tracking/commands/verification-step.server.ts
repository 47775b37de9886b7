import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { type ContactChannel, listContactChannels } from "../model/contact-channels.ts";
import { type CustomerQuestion, getCustomerQuestion } from "../model/customer-question.ts";
import type { Visitor } from "./tracking-visitor.server.ts";

/** How to request a code. Contacts on file are shown, masked, only to visitors with the link. */
export interface VerificationStep {
  question: CustomerQuestion;
  channels: { by: ContactChannel["by"]; masked: string | null }[];
  linked: boolean;
}

/** The verification step for a visitor. A visitor with only the number does not learn which contacts are on file. */
export function toVerificationStep(order: OrderRecord, { by, texts }: Pick<Visitor, "by" | "texts">): VerificationStep {
  const channelsOnFile = listContactChannels(order, texts);
  const possibleChannels = texts === "sent" ? (["email", "phone"] as const) : (["email"] as const);
  return {
    question: getCustomerQuestion(order),
    channels: by === "link" ? channelsOnFile : possibleChannels.map((each) => ({ by: each, masked: null })),
    linked: by === "link",
  };
}
