/** Storage key of a version of a workspace's logo. */
export function getLogoKey(accountId: string, version: string): string {
  return `accounts/${accountId}/logo/${version}`;
}

/** Path of a version of a logo for anybody: in e-mails and on the pages of customers, who have no session. */
export function getPublicLogoPath(accountId: string, version: string): string {
  return `/mail-logo/${accountId}/${version}`;
}

/** URL of a version of a workspace's logo for its members. */
export function getLogoUrl(accountId: string, version: string): string {
  return `/workspaces/${accountId}/logo/${version}`;
}
