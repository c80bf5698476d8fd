const advice: Readonly<Record<string, string>> = {
  presets:
    "Replace a preset with its content: sources: [{ type: 'docs' }, { type: 'pages', path: 'src/pages' }].",
  themes: 'Remove it: live code and search are built in, and the @lectern/mermaid plug-in draws diagrams.',
  markdown: 'Remove it: `.md` and `.mdx` files are read the same way, and @lectern/mermaid draws diagrams.',
  stylesheets: 'Put your own style sheets in `customCss`. Style sheets from other sites are not loaded.',
  scripts:
    'Scripts from other sites are not loaded. Write an island for anything that readers interact with.',
  clientModules: 'Write an island for code that runs in the browser.',
  headTags: 'Use themeConfig.metadata, or <Head> from @docusaurus/Head in a page.',
  future: 'Remove it.',
  onBrokenMarkdownLinks: 'Remove it: onBrokenLinks also applies to links in Markdown.',
  onDuplicateRoutes: 'Remove it: two pages with the same route are always an error.',
  'themeConfig.algolia': 'Remove it: search is built in.',
  'themeConfig.mermaid': 'Remove it: diagrams use the colors of the site.',
  'themeConfig.liveCodeBlock': 'Remove it: live code is built in.',
  'themeConfig.footer.style': "Remove it: colors follow the reader's color mode.",
  'themeConfig.prism.theme': "Remove it: colors follow the reader's color mode.",
  'themeConfig.prism.darkTheme': "Remove it: colors follow the reader's color mode.",
  'themeConfig.prism.additionalLanguages': 'Remove it: Lectern highlights all languages without it.',
  'themeConfig.prism.defaultLanguage': 'Add the language to each code block.',
};

const compilerOptions = /(?:remark|rehype|recma)Plugins$/i;

export function adviceForKey(path: readonly PropertyKey[]): string | undefined {
  const last = String(path.at(-1));
  if (compilerOptions.test(last))
    return "Move the key to the sources whose documents it applies to: sources: [{ type: 'docs', remarkPlugins: [remarkMath] }].";
  const key = path.map(String).join('.');
  // Check own properties only, because a key may have the name of an inherited property, such as "constructor".
  return Object.hasOwn(advice, key) ? advice[key] : undefined;
}

/** Returns advice for an invalid value that would be valid in Docusaurus. */
export function adviceForValue({
  path,
  found,
}: {
  path: readonly PropertyKey[];
  found: unknown;
}): string | undefined {
  if (path[0] === 'sources' && path[2] === 'type' && found === 'blog')
    return "Use the blog plug-in: import { blog } from '@lectern/blog', and add blog() to plugins.";
  if (compilerOptions.test(String(path[2])) && typeof found === 'string')
    return `Import the plug-in, and use its export: import plugin from '${found}'.`;
  const isName = typeof found === 'string' || (Array.isArray(found) && typeof found[0] === 'string');
  if (path[0] === 'plugins' && path.length === 2 && isName)
    return 'Lectern does not load plug-ins by name. For a Docusaurus plugin, use docusaurusPlugin from "@lectern/docusaurus". For your own plug-in, use definePlugin from "lectern".';
  return undefined;
}
