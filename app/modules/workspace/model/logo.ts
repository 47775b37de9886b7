/** Where a version of a workspace's logo lies. */
export function getLogoKey(accountId: string, version: string): string {
  return `accounts/${accountId}/logo/${version}`;
}

/** Where a version of a workspace's logo is read by its members. */
export function getLogoUrl(accountId: string, version: string): string {
  return `/workspaces/${accountId}/logo/${version}`;
}
