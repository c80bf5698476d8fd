import { join } from 'node:path';
import { engineSource, packageFolder } from './paths.js';

/** Modules of the theme by the names under which existing content imports them. */
const themeModules: Readonly<Record<string, string>> = {
  '@theme/Tabs': 'theme/exports/Tabs.ts',
  '@theme/TabItem': 'theme/exports/TabItem.ts',
  '@theme/CodeBlock': 'theme/exports/CodeBlock.ts',
  '@theme/CodeGroup': 'theme/exports/CodeGroup.ts',
  '@theme/Admonition': 'theme/exports/Admonition.ts',
  '@theme/DocCardList': 'theme/exports/DocCardList.ts',
  '@theme/Layout': 'theme/compat/Layout.tsx',
  '@theme/ThemedImage': 'theme/compat/ThemedImage.tsx',
  '@theme/Heading': 'theme/compat/Heading.tsx',
  '@docusaurus/Link': 'theme/compat/Link.tsx',
  '@docusaurus/Head': 'theme/compat/Head.tsx',
  '@docusaurus/useBaseUrl': 'theme/compat/useBaseUrl.ts',
  '@docusaurus/useDocusaurusContext': 'theme/compat/useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'theme/compat/useIsBrowser.ts',
  '@docusaurus/BrowserOnly': 'theme/compat/BrowserOnly.tsx',
  '@docusaurus/Translate': 'theme/compat/Translate.tsx',
};

/** Names that a text or a component can import from the theme. */
export function themeModuleNames(): string[] {
  return Object.keys(themeModules);
}

interface Alias {
  find: RegExp;
  replacement: string;
}

/** What the bundler replaces in import paths. */
export function aliases({ siteDir }: { siteDir: string }): Alias[] {
  const exact = (name: string) => new RegExp(`^${name.replace(/[/@]/g, (char) => `\\${char}`)}$`);
  return [
    ...Object.entries(themeModules).map(([name, path]) => ({
      find: exact(name),
      replacement: join(engineSource(), path),
    })),
    { find: /^@site\//, replacement: `${siteDir}/` },
    // One copy of React, whichever package asks for it.
    { find: /^react-dom(?=$|\/)/, replacement: packageFolder('react-dom') },
    { find: /^react(?=$|\/)/, replacement: packageFolder('react') },
  ];
}
