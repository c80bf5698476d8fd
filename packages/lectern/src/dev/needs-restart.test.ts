import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configSchema } from '../config/schema/index.js';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { replacingFiles } from '../content/swizzled.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { restartNotices } from './needs-restart.js';

const base = { title: 'T', url: 'https://example.org', sources: [{ type: 'docs' }] };
const settings = (changes: object) => ({
  config: configSchema.parse({ ...base, ...changes }),
  configFile: 'lectern.config.ts',
  locateInConfig: () => ({ line: 2, column: 3 }),
});
const changed = (changes: object): string[] =>
  restartNotices({ started: settings({}), current: settings(changes) }).map((notice) =>
    formatDiagnostic(notice),
  );

test('dev: changing a configuration key that requires a restart, such as baseUrl, shows a notice', () => {
  expect(changed({ baseUrl: '/docs/' })).toEqual([
    `warning [restart-needed] lectern.config.ts:2:3
  \`baseUrl\` has changed, but the dev server still uses the value it started with.
  Restart the dev server.`,
  ]);
  expect(changed({ staticDirectories: ['public'], customCss: ['a.css'] })).toHaveLength(2);
  expect(changed({ plugins: [{ name: 'team', styles: ['/a.css'] }] }).join()).toContain('`plugins`');
});

test('dev: changing a title or a source, or adding a plug-in without browser code, requires no restart', () => {
  expect(changed({ title: 'Other', sources: [{ type: 'pages' }], plugins: [{ name: 'team' }] })).toEqual([]);
});

test('dev: adding or deleting a component in src/theme requires a restart', async () => {
  await using site = await tempSite({ 'src/theme/Logo/index.tsx': '', 'src/theme/Footer.jsx': '' });
  const files = () => ({ ...settings({}), themeFiles: replacingFiles({ siteDir: site.dir }) });
  const started = files();
  rmSync(join(site.dir, 'src/theme/Logo'), { recursive: true });
  writeFileSync(join(site.dir, 'src/theme/TOC.js'), '');
  writeFileSync(join(site.dir, 'src/theme/part.css'), '');
  const notices = restartNotices({ started, current: files() });
  expect(notices.map(({ file, message }) => `${file}: ${message.split(',')[0]}`)).toEqual([
    'src/theme/TOC.js: The file was added',
    'src/theme/Logo/index.tsx: The file was deleted',
  ]);
  expect(restartNotices({ started, current: started })).toEqual([]);
});
