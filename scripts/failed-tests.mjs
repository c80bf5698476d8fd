/** Pages show these tests as failed, so the script warns before the snapshot is committed. */
export function failedTests({ outcomes, errors }) {
  const failed = outcomes.filter(({ status }) => status === 'failed');
  if (failed.length + errors.length === 0) return [];
  return [
    `  ${failed.length} failed:`,
    ...failed.map(({ file: name, titles, message }) => {
      const reason = message?.split('\n')[0];
      return `  ✗ ${name}: ${titles.join(' › ')}${reason === undefined ? '' : `\n      ${reason}`}`;
    }),
    ...errors.map((error) => `  ✗ outside of any test: ${error.split('\n')[0]}`),
  ];
}
