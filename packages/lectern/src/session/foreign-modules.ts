const instead: Readonly<Record<string, string>> = {
  '@theme/Mermaid':
    'Write the diagram as a code block with the language `mermaid`, which the @lectern/mermaid plug-in draws.',
};

export function insteadOf(specifier: string): string | undefined {
  if (/^@theme-(?:original|init)\//.test(specifier))
    return 'Only components of this theme can be wrapped. Write your own component, and use it in documents.';
  const known = Object.entries(instead).find(
    ([name]) => specifier === name || specifier.startsWith(`${name}/`),
  );
  return known?.[1];
}
