import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { parseChangelog } from './changelog.js';
import { rss } from './rss.js';

const good = `# Changelog

## [Unreleased]

### Added

- Not yet.

## [1.1.0] - 2026-05-31

### Fixed

- A & B: [see][1.1.0] and [the start](../docs/intro).

## 1.0.0 - 2026-01-02

First.

[1.1.0]: https://example.org/compare
`;

function problems(text: string): string[] {
  return parseChangelog({ text, file: 'CHANGELOG.md' }).diagnostics.map((diagnostic) =>
    formatDiagnostic(diagnostic),
  );
}

test('the changelog: each version is read with its date, and unreleased changes are left out', () => {
  const { releases, diagnostics } = parseChangelog({ text: good, file: 'CHANGELOG.md' });
  expect(diagnostics).toEqual([]);
  expect(releases).toEqual([
    {
      name: '1.1.0',
      date: '2026-05-31',
      heading: '1.1.0 - 2026-05-31',
      text: '### Fixed\n\n- A & B: [see][1.1.0] and [the start](../docs/intro).\n\n[1.1.0]: https://example.org/compare',
    },
    {
      name: '1.0.0',
      date: '2026-01-02',
      heading: '1.0.0 - 2026-01-02',
      text: 'First.\n\n[1.1.0]: https://example.org/compare',
    },
  ]);
});

test('the changelog: each formatting mistake is reported with a location and a fix', () => {
  const text = `# Changes

## 1.2.0

### Aded

- a

## [1.1.0] - 2026-02-30

- b

## [1.0.0] - 2026-01-01

## [0.9.0] - 2026-03-01

- c

## [1.0.0] - 2025-01-01

- d
`;
  expect(problems(text).join('\n\n')).toMatchInlineSnapshot(`
    "error [invalid-changelog] CHANGELOG.md:3:1
      The heading "1.2.0" isn't a version with a valid date.
      Write a heading such as "## [1.2.0] - 2026-05-31" or "## [Unreleased]".

    error [invalid-changelog] CHANGELOG.md:5:1
      "Aded" isn't a type of change. Did you mean "Added"?
      Known types: Added, Changed, Deprecated, Removed, Fixed, Security.

    error [invalid-changelog] CHANGELOG.md:9:1
      The heading "[1.1.0] - 2026-02-30" isn't a version with a valid date.
      Write a heading such as "## [1.2.0] - 2026-05-31" or "## [Unreleased]".

    error [invalid-changelog] CHANGELOG.md:13:1
      Version 1.0.0 lists no changes.
      Below the version, add a heading such as "### Added" with a list of changes. Known types: Added, Changed, Deprecated, Removed, Fixed, Security.

    error [invalid-changelog] CHANGELOG.md:15:1
      Version 0.9.0 (2026-03-01) is listed below version 1.0.0 (2026-01-01).
      List the newest version first.

    error [invalid-changelog] CHANGELOG.md:19:1
      Version 1.0.0 is in the changelog twice.
      Put its changes below a single heading."
  `);
  expect(problems('# Changes\n').join('\n\n')).toMatchInlineSnapshot(`
    "error [invalid-changelog] CHANGELOG.md:1:1
      The changelog contains no versions.
      Start each version with a heading such as ## [1.0.0] - 2026-05-31."
  `);
});

test('the changelog feed: each version has an entry with absolute URLs', () => {
  const { releases } = parseChangelog({ text: good, file: 'CHANGELOG.md' });
  expect(
    rss({
      releases,
      title: 'A & B',
      description: 'What has changed.',
      language: 'en',
      address: 'https://example.org/base/feed.xml',
      page: 'https://example.org/base/changelog',
    }),
  ).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
      <channel>
        <title>A &amp; B</title>
        <link>https://example.org/base/changelog</link>
        <description>What has changed.</description>
        <language>en</language>
        <lastBuildDate>Sun, 31 May 2026 00:00:00 GMT</lastBuildDate>
        <atom:link href="https://example.org/base/feed.xml" rel="self" type="application/rss+xml"/>
        <item>
          <title>A &amp; B 1.1.0</title>
          <link>https://example.org/base/changelog#110---2026-05-31</link>
          <guid>https://example.org/base/changelog#110---2026-05-31</guid>
          <pubDate>Sun, 31 May 2026 00:00:00 GMT</pubDate>
          <description>&lt;p class=&quot;heading-text&quot;&gt;Fixed&lt;/p&gt;
    &lt;ul&gt;
    &lt;li&gt;A &amp;amp; B: &lt;a href=&quot;https://example.org/compare&quot;&gt;see&lt;/a&gt; and &lt;a href=&quot;https://example.org/docs/intro&quot;&gt;the start&lt;/a&gt;.&lt;/li&gt;
    &lt;/ul&gt;</description>
        </item>
        <item>
          <title>A &amp; B 1.0.0</title>
          <link>https://example.org/base/changelog#100---2026-01-02</link>
          <guid>https://example.org/base/changelog#100---2026-01-02</guid>
          <pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>
          <description>&lt;p&gt;First.&lt;/p&gt;</description>
        </item>
      </channel>
    </rss>
    "
  `);
});

test('the changelog feed: characters that XML forbids are left out', () => {
  const { releases } = parseChangelog({
    text: good.replace('First.', 'First\u0001\u000b😀'),
    file: 'CHANGELOG.md',
  });
  const page = 'https://example.org/changelog';
  const text = rss({
    releases,
    title: 'A\u0002',
    description: '',
    language: 'en',
    address: `${page}/rss.xml`,
    page,
  });
  expect(text).toContain('First😀');
  expect(text).toContain('<title>A</title>');
});
