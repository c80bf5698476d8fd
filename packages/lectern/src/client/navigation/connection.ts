/** Returns whether to skip prefetching, because data saver is on or the connection is slow. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
