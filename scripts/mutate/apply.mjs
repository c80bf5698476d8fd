import { Problem } from '../problem.mjs';

export function mutate({ text, file, from, to }) {
  const first = text.indexOf(from);
  const name = JSON.stringify(from);
  if (first === -1)
    throw new Problem(
      `A mutation of ${file} changes ${name}, which was not found. Update the list in scripts/mutate/.`,
    );
  if (text.indexOf(from, first + 1) !== -1)
    throw new Problem(
      `A mutation of ${file} changes ${name}, which was found twice. Include more of the line in scripts/mutate/.`,
    );
  return {
    text: text.slice(0, first) + to + text.slice(first + from.length),
    line: text.slice(0, first).split('\n').length,
  };
}
