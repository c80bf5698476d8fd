import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';

export interface Release {
  name: string;
  date: string;
  /** Plain text, such as `1.3.0 - 2026-11-21`. */
  heading: string;
  /** Markdown source below the heading, followed by all link definitions in the changelog. */
  text: string;
}

const groups = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const code = 'invalid-changelog';

/** The format is Keep a Changelog (https://keepachangelog.com). Unreleased changes are left out. */
export function parseChangelog({ text, file }: { text: string; file: string }): {
  releases: Release[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const report: Report = ({ line, message, hint }) =>
    void diagnostics.push(problem({ code, message, hint, file, line, column: 1 }));
  const lines = text.split(/\r?\n/);
  const definitions = lines.filter(isDefinition).join('\n');
  const sections = sectionsOf(lines).filter(({ title }) => !/^\[?unreleased\]?$/i.test(title));
  const releases = sections.flatMap((section): PlacedRelease[] => {
    const release = releaseOf(section.title);
    if (release === undefined) {
      const message = `The heading "${section.title}" isn't a version with a valid date.`;
      const hint = 'Write a heading such as "## [1.2.0] - 2026-05-31" or "## [Unreleased]".';
      report({ line: section.line, message, hint });
    }
    const own = checkChanges({ section, name: release?.name ?? section.title, report });
    if (release === undefined) return [];
    return [{ ...release, text: `${own}\n\n${definitions}`.trim(), line: section.line }];
  });
  checkOrder({ releases, report });
  if (sections.length === 0) {
    const hint = 'Start each version with a heading such as ## [1.0.0] - 2026-05-31.';
    report({ line: 1, message: 'The changelog contains no versions.', hint });
  }
  return { releases: releases.map(({ line: _, ...release }) => release), diagnostics };
}

type Report = (mistake: { line: number; message: string; hint: string }) => void;
type PlacedRelease = Release & { line: number };

interface Section {
  title: string;
  line: number;
  body: string[];
}

function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const title = isCode ? undefined : /^##\s+(.+?)\s*$/.exec(line)?.[1];
    if (title === undefined) sections.at(-1)?.body.push(line);
    else sections.push({ title, line: index + 1, body: [] });
  }
  return sections;
}

function isDefinition(line: string): boolean {
  return /^\[[^\]]+\]:\s/.test(line);
}

function checkChanges({ section, name, report }: { section: Section; name: string; report: Report }): string {
  const known = groups.join(', ');
  for (const [index, line] of section.body.entries()) {
    const title = /^###\s+(.+?)\s*$/.exec(line)?.[1];
    if (title === undefined || groups.includes(title)) continue;
    const message = `"${title}" isn't a type of change.${didYouMean({ found: title, known: groups })}`;
    report({ line: section.line + index + 1, message, hint: `Known types: ${known}.` });
  }
  const own = section.body
    .filter((line) => !isDefinition(line))
    .join('\n')
    .trim();
  if (own === '') {
    const message = `Version ${name} lists no changes.`;
    report({
      line: section.line,
      message,
      hint: `Below the version, add a heading such as "### Added" with a list of changes. Known types: ${known}.`,
    });
  }
  return own;
}

function checkOrder({ releases, report }: { releases: readonly PlacedRelease[]; report: Report }): void {
  for (const [index, { name, date, line }] of releases.entries()) {
    const before = releases[index - 1];
    if (releases.slice(0, index).some((other) => other.name === name)) {
      const message = `Version ${name} is in the changelog twice.`;
      report({ line, message, hint: 'Put its changes below a single heading.' });
    } else if (before !== undefined && before.date < date) {
      const message = `Version ${name} (${date}) is listed below version ${before.name} (${before.date}).`;
      report({ line, message, hint: 'List the newest version first.' });
    }
  }
}

function releaseOf(title: string): Pick<Release, 'name' | 'date' | 'heading'> | undefined {
  const [, name = '', date = ''] =
    /^\[?([^\]\s]+)\]?(?:\([^)]*\))? - (\d{4}-\d{2}-\d{2})(?: \[YANKED\])?$/.exec(title) ?? [];
  const time = new Date(`${date}T00:00:00Z`);
  if (name === '' || Number.isNaN(time.getTime()) || !time.toISOString().startsWith(date)) return undefined;
  return { name, date, heading: title.replace(/^\[([^\]]+)\](?:\([^)]*\))?/, '$1') };
}
