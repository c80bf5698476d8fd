import type { HeadTag } from 'lectern/plugin';

/**
 * Style sheets of existing sites ask for `[data-theme='dark']`, which says what is shown; `data-mode` says what the reader
 * has chosen, which may be “as the system does”. It runs before the first paint.
 */
export const colorThemeTag: HeadTag = {
  tagName: 'script',
  innerHTML: [
    '(() => {',
    'const root = document.documentElement;',
    "const system = matchMedia('(prefers-color-scheme: dark)');",
    'const show = () => {',
    'const { mode } = root.dataset;',
    "const isDark = mode === 'dark' || (mode === 'system' && system.matches);",
    "root.dataset.theme = isDark ? 'dark' : 'light';",
    '};',
    'show();',
    "new MutationObserver(show).observe(root, { attributeFilter: ['data-mode'] });",
    "system.addEventListener('change', show);",
    '})();',
  ].join('\n'),
};
