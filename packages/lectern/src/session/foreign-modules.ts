/** What takes the place of modules that existing content imports and the theme does not have. */
const instead: Readonly<Record<string, string>> = {
  '@theme/Mermaid':
    'Write the diagram as a fence with the language `mermaid`, which the plug-in @lectern/mermaid draws.',
  '@theme/MDXComponents': 'Import the component in the texts that use it.',
  '@theme/IdealImage':
    'Write ![What it shows](./image.png): images get their size and wait until they are seen.',
  '@docusaurus/theme-common':
    'Write <DocCardList /> without `items` for the cards of a category. Its other names have no counterpart.',
  '@docusaurus/router': 'There is no router: write a link.',
  '@docusaurus/useGlobalData': 'Data of plug-ins do not reach components. Import what the component needs.',
  '@docusaurus/ExecutionEnvironment': 'Use `useIsBrowser` of @docusaurus/useIsBrowser.',
};

/** How to do without a module of Docusaurus; nothing where the name tells too little. */
export function insteadOf(specifier: string): string | undefined {
  if (/^@theme-(?:original|init)\//.test(specifier))
    return 'Components of the theme cannot be wrapped. Write a component of your own, and use it in texts.';
  const known = Object.entries(instead).find(
    ([name]) => specifier === name || specifier.startsWith(`${name}/`),
  );
  return known?.[1];
}
