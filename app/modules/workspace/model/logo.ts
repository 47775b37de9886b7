/** Where a version of a workspace's logo lies. */
export function logoKey(accountId: string, version: string): string {
  return `accounts/${accountId}/logo/${version}`;
}

/** Where a version of a workspace's logo is read by its members. */
export function logoAddress(accountId: string, version: string): string {
  return `/workspaces/${accountId}/logo/${version}`;
}
