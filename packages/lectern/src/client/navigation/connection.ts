/** True for a reader who pays for each byte, or waits for it: nothing is fetched before it is needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
