let begunWith = "";

/** Whether the house has become another while this page was open: then the page has to as well. */
export function isNewer(version: string): boolean {
  begunWith ||= version;
  return version !== begunWith;
}
