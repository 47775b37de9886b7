/** Refusals as the RFCs name them (6749, 7591, 7009, 8707), with their HTTP status at the token endpoint. */
export const oauthErrors = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  invalid_scope: 400,
  invalid_target: 400,
  invalid_redirect_uri: 400,
  invalid_client_metadata: 400,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  unsupported_response_type: 400,
  access_denied: 400,
  temporarily_unavailable: 429,
} as const;

export interface OAuthRefusal {
  error: keyof typeof oauthErrors;
  /** In English, for the developer of the app. */
  description: string;
}
