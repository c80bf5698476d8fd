import type { HeadTag } from 'lectern/plugin';

/**
 * Sets `data-theme` to the current color mode, because existing style sheets select `[data-theme='dark']`. The
 * attribute `data-mode` isn't enough: it contains the reader's choice, which may be “system”. The script runs before
 * the first paint.
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
