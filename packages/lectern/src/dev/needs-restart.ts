import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { pluginBundling } from '../session/bundle/plugin-bundling.js';
import type { Workspace } from '../session/workspace.js';

type Settings = Pick<Workspace, 'config' | 'configFile' | 'locateInConfig'> & {
  themeFiles?: readonly string[] | undefined;
};

/** The dev server reads these keys only when it starts. */
const fixedKeys = ['baseUrl', 'staticDirectories', 'customCss', 'allowedHosts', 'islands', 'i18n'] as const;

export function restartNotices({ started, current }: { started: Settings; current: Settings }): Diagnostic[] {
  const keys: string[] = fixedKeys.filter(
    (key) => JSON.stringify(started.config[key]) !== JSON.stringify(current.config[key]),
  );
  if (browserFiles(started) !== browserFiles(current)) keys.push('plugins');
  const changed = keys.map((key) =>
    problem({
      code: 'restart-needed',
      severity: 'warning',
      message: `\`${key}\` has changed, but the dev server still uses the value it started with.`,
      hint: 'Restart the dev server.',
      file: current.configFile,
      ...current.locateInConfig([key]),
    }),
  );
  return [
    ...changed,
    ...themeNotices({ started: started.themeFiles ?? [], current: current.themeFiles ?? [] }),
  ];
}

/** The dev server resolves theme imports only when it starts. */
function themeNotices({
  started,
  current,
}: {
  started: readonly string[];
  current: readonly string[];
}): Diagnostic[] {
  const severity = 'warning';
  const added = current.filter((file) => !started.includes(file));
  const deleted = started.filter((file) => !current.includes(file));
  return [
    ...added.map((file) => changedFile({ file, what: 'added', severity })),
    ...deleted.map((file) => changedFile({ file, what: 'deleted', severity })),
  ];
}

export function changedFile({
  file,
  what,
  severity,
}: Pick<Diagnostic, 'severity'> & { file: string; what: 'added' | 'deleted' }): Diagnostic {
  return problem({
    code: 'restart-needed',
    severity,
    message: `The file was ${what}, but the dev server still uses the components it started with.`,
    hint: 'Restart the dev server.',
    file,
  });
}

function browserFiles({ config }: Settings): string {
  const { scripts, styles, aliases } = pluginBundling(config);
  return JSON.stringify([scripts, styles, aliases]);
}
