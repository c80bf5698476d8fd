import { expect, test } from 'vitest';
import { themeModuleNames } from '../../packages/lectern/src/build/bundle/aliases.js';
import * as lectern from '../../packages/lectern/src/index.js';

// What sites import. To add a name is a promise; to take one away breaks somebody's site.

test('the values that the package exports', () => {
  expect(Object.keys(lectern).sort()).toMatchInlineSnapshot(`
    [
      "defineConfig",
      "definePlugin",
      "trace",
    ]
  `);
});

test('the modules of the theme that texts and components may import', () => {
  expect(themeModuleNames()).toMatchInlineSnapshot(`
    [
      "@theme/Tabs",
      "@theme/TabItem",
      "@theme/CodeBlock",
      "@theme/CodeGroup",
      "@theme/Admonition",
      "@theme/DocCardList",
      "@theme/TraceMatrix",
      "@theme/TraceRow",
      "@theme/ReactLiveScope",
      "@theme/Layout",
      "@theme/ThemedImage",
      "@theme/Heading",
      "@theme/TOCInline",
      "@theme/Details",
      "@docusaurus/Link",
      "@docusaurus/Head",
      "@docusaurus/useBaseUrl",
      "@docusaurus/useDocusaurusContext",
      "@docusaurus/useIsBrowser",
      "@docusaurus/BrowserOnly",
      "@docusaurus/Translate",
    ]
  `);
});
