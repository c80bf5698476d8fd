/** A mutation that is detected only because a reviewed statement has changed is also counted as "by review". */
export function reportOf({ title, results }) {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const line = (name, some) => {
    const seen = some.filter(({ seenBy }) => seenBy !== undefined).length;
    const agreed = some.filter(({ seenBy }) => seenBy?.startsWith('[changed-statement]')).length;
    const note = agreed === 0 ? '' : ` (${agreed} by review)`;
    return `  ${name.padEnd(14)} ${String(seen).padStart(3)} of ${some.length}${note}`;
  };
  const unseen = results.filter(({ seenBy }) => seenBy === undefined);
  return [
    `${title}: seen`,
    ...kinds.map((kind) =>
      line(
        kind,
        results.filter((one) => one.kind === kind),
      ),
    ),
    line('all', results),
    ...(unseen.length === 0 ? [] : ['', `${title}: not seen`]),
    ...unseen.map(({ file, from, to }) => `  ${file}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`),
    '',
  ].join('\n');
}
