export interface DecisionRecord {
  file: string;
  text: string;
}

const SECTIONS = ['Context', 'Decision', 'Consequences'];
const OPTIONAL_SECTIONS = ['Alternatives'];
const FORM = {
  file: /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/,
  title: /^# (\d+)\. (\S.*[^.])$/,
  date: /^- \*\*Date:\*\* (\d{4}-\d{2}-\d{2})$/m,
  amended: /^- \*\*Amended:\*\* (\d{4}-\d{2}-\d{2})$/m,
  status: /^- \*\*Status:\*\* (.+)$/m,
  superseded: /^superseded by \[(\d+)\]\((\d{4}-[a-z0-9-]+\.md)\)$/,
};

export function decisionProblems({
  records,
  index,
}: {
  records: readonly DecisionRecord[];
  index: string;
}): string[] {
  const sorted = [...records].sort((a, b) => (a.file < b.file ? -1 : 1));
  const files = sorted.map(({ file }) => file);
  return [
    ...sorted.flatMap((record, position) =>
      recordProblems({ record, number: position + 1, files }).map((problem) => `${record.file}: ${problem}`),
    ),
    ...indexProblems({ records: sorted, index }).map((problem) => `README.md: ${problem}`),
  ];
}

function recordProblems({
  record: { file, text },
  number,
  files,
}: {
  record: DecisionRecord;
  number: number;
  files: readonly string[];
}): string[] {
  const problems: string[] = [];
  const inName = FORM.file.exec(file)?.[1];
  if (inName === undefined) problems.push('expected a name like 0001-short-name.md');
  else if (Number(inName) !== number) problems.push(`expected number ${number}, since numbers have no gaps`);
  const [first = ''] = text.split('\n');
  if (Number(FORM.title.exec(first)?.[1]) !== number)
    problems.push(`expected "# ${number}. Title" without a period at the end, found "${first}"`);
  problems.push(...dateProblems(text), ...statusProblems({ text, files }), ...sectionProblems(text));
  return problems;
}

function dateProblems(text: string): string[] {
  const date = FORM.date.exec(text)?.[1];
  const amended = FORM.amended.exec(text)?.[1];
  if (date === undefined) return ['expected a line "- **Date:** YYYY-MM-DD"'];
  if (amended !== undefined && amended < date) return [`amended on ${amended}, before its date ${date}`];
  return [];
}

function statusProblems({ text, files }: { text: string; files: readonly string[] }): string[] {
  const status = FORM.status.exec(text)?.[1];
  const [, number, target] = FORM.superseded.exec(status ?? '') ?? [];
  if (target !== undefined)
    return files.indexOf(target) + 1 === Number(number)
      ? []
      : [`superseded by ${target}, which is not record ${number}`];
  return ['proposed', 'accepted', 'rejected'].includes(status ?? '')
    ? []
    : [
        `expected "- **Status:**" proposed, accepted, rejected, or superseded by [N](file), found "${status ?? ''}"`,
      ];
}

function sectionProblems(text: string): string[] {
  const [, ...sections] = text.split(/^## /m);
  const titles = sections.map((section) => section.split('\n')[0] ?? '');
  const expected = titles.length > SECTIONS.length ? [...SECTIONS, ...OPTIONAL_SECTIONS] : SECTIONS;
  const problems =
    titles.join() === expected.join()
      ? []
      : [`expected the sections ${expected.join(', ')}, found ${titles.join(', ') || 'none'}`];
  const empty = sections.filter((section) => section.split('\n').slice(1).join('').trim() === '');
  return [...problems, ...empty.map((section) => `the section ${section.split('\n')[0]} is empty`)];
}

export function indexRow({ file, text }: DecisionRecord): string {
  const [, number, title] = FORM.title.exec(text.split('\n')[0] ?? '') ?? [];
  return `| [${number}](${file}) | ${title} | ${FORM.date.exec(text)?.[1]} | ${FORM.status.exec(text)?.[1]} |`;
}

function indexProblems({ records, index }: { records: readonly DecisionRecord[]; index: string }): string[] {
  const rows = index.split('\n').filter((line) => /^\| \[/.test(line));
  const expected = records.map(indexRow);
  const missing = expected
    .filter((row) => !rows.includes(row))
    .map((row) => `the table lacks the row\n${row}`);
  const extra = rows
    .filter((row) => !expected.includes(row))
    .map((row) => `no record matches the row\n${row}`);
  if (missing.length + extra.length > 0) return [...missing, ...extra];
  return rows.join() === expected.join() ? [] : ['the rows are not in the order of their numbers'];
}
