import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { logIn } from "../commands/log-in.server.ts";
import { passChallenge } from "../commands/two-step.server.ts";
import { authHandler, logOut } from "../http/auth-calls.server.ts";
import { describeSession } from "../http/session-call.server.ts";
import { sessionUserSchema, workspaceOutput } from "./identity.outputs.ts";

export const authEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/auth/login",
    operation: "signIn",
    access: "public",
    summary: "Sign in",
    description:
      "Sets the session's cookie; with `next` a code is asked for first: that of the second step (`two_step`), or the one sent by mail (`code`).",
    input: logIn.input,
    output: z.strictObject({
      next: z.string().optional().describe("What is missing: `two_step` for `auth/two-step`, `code` for `auth/verify`"),
    }),
    handler: authHandler("login"),
  }),
  endpoint({
    method: "POST",
    path: "/auth/two-step",
    operation: "confirmSignIn",
    access: "public",
    summary: "Sign in, the second step",
    input: passChallenge.input,
    output: z.looseObject({}),
    handler: authHandler("two-step"),
  }),
  endpoint({
    method: "POST",
    path: "/auth/logout",
    operation: "signOut",
    access: "public",
    summary: "Sign out",
    output: z.looseObject({}),
    handler: logOut,
  }),
  endpoint({
    method: "POST",
    path: "/auth/register",
    access: "public",
    summary: "Register",
    internal: true,
    handler: authHandler("register"),
  }),
  endpoint({
    method: "POST",
    path: "/auth/verify",
    access: "public",
    summary: "Verify an e-mail address",
    internal: true,
    handler: authHandler("verify"),
  }),
  endpoint({
    method: "POST",
    path: "/auth/verify/resend",
    access: "public",
    summary: "Send the code of a verification again",
    internal: true,
    handler: authHandler("verify/resend"),
  }),
  endpoint({
    method: "POST",
    path: "/auth/password/forgot",
    access: "public",
    summary: "Begin resetting a password",
    internal: true,
    handler: authHandler("password/forgot"),
  }),
  endpoint({
    method: "POST",
    path: "/auth/password/validate",
    access: "public",
    summary: "Check the code of a reset",
    internal: true,
    handler: authHandler("password/validate"),
  }),
  endpoint({
    method: "POST",
    path: "/auth/password/reset",
    access: "public",
    summary: "Reset a password",
    internal: true,
    handler: authHandler("password/reset"),
  }),
  endpoint({
    method: "GET",
    path: "/auth/session",
    operation: "getSession",
    access: "public",
    summary: "Who is signed in",
    handler: describeSession,
    output: z.strictObject({
      user: sessionUserSchema,
      accounts: z.array(workspaceOutput.omit({ merchant: true })),
      active_account: z.string().nullable(),
    }),
  }),
];
