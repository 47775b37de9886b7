/** Storage key of a version of a workspace's logo. */
export function getLogoKey(accountId: string, version: string): string {
  return `accounts/${accountId}/logo/${version}`;
}

/** URL of a version of a workspace's logo for its members. */
export function getLogoUrl(accountId: string, version: string): string {
  return `/workspaces/${accountId}/logo/${version}`;
}
