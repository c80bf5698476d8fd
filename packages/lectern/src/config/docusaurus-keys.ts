/** Keys of a Docusaurus configuration that mean something else here, or nothing: what to do about each. */
const advice: Readonly<Record<string, string>> = {
  presets: "Write what a preset holds as sources: { type: 'docs' } and { type: 'pages', path: 'src/pages' }.",
  themes: 'Leave it out: live code and search are built in, and the plug-in @lectern/mermaid draws diagrams.',
  markdown: 'Leave it out: `.md` and `.mdx` are read alike, and a plug-in draws diagrams.',
  stylesheets: 'Put your own style sheets into `customCss`; those of other sites are not loaded.',
  scripts: 'Scripts of other sites are not loaded. Write an island where the reader operates something.',
  clientModules: 'Write an island for what runs in the browser.',
  headTags: 'Write themeConfig.metadata, or <Head> of @docusaurus/Head in a page.',
  future: 'Leave it out.',
  onBrokenMarkdownLinks: 'Leave it out: onBrokenLinks covers it.',
  onDuplicateRoutes: 'Leave it out: two pages with one route are always an error.',
  'themeConfig.algolia': 'Leave it out: the search is built in.',
  'themeConfig.mermaid': 'Leave it out: diagrams take the colors of the site.',
  'themeConfig.liveCodeBlock': 'Leave it out.',
  'themeConfig.footer.style': 'Leave it out: colors follow the mode of the reader.',
  'themeConfig.prism.theme': 'Leave it out: colors follow the mode of the reader.',
  'themeConfig.prism.darkTheme': 'Leave it out: colors follow the mode of the reader.',
  'themeConfig.prism.additionalLanguages': 'Leave it out: every language is there.',
  'themeConfig.prism.defaultLanguage': 'Name the language at each fence.',
};

/** Lists of plug-ins for the Markdown compiler. */
const compilerOptions = /(?:remark|rehype|recma)Plugins$/i;

/** How to mend an unknown key that comes from a Docusaurus configuration. */
export function adviceForKey(path: readonly PropertyKey[]): string | undefined {
  const last = String(path.at(-1));
  if (compilerOptions.test(last))
    return "Move it to each source whose documents it is for: sources: [{ type: 'docs', remarkPlugins: [remarkMath] }].";
  const key = path.map(String).join('.');
  // A key may be called "constructor".
  return Object.hasOwn(advice, key) ? advice[key] : undefined;
}

/** How to mend a value that comes from a Docusaurus configuration. */
export function adviceForValue({
  path,
  found,
}: {
  path: readonly PropertyKey[];
  found: unknown;
}): string | undefined {
  if (path[0] === 'sources' && path[2] === 'type' && found === 'blog')
    return 'A blog is a plug-in: plugins: [blog()], imported from @lectern/blog.';
  if (compilerOptions.test(String(path[2])) && typeof found === 'string')
    return `Import the plug-in, and name what it exports: import plugin from '${found}'.`;
  const isName = typeof found === 'string' || (Array.isArray(found) && typeof found[0] === 'string');
  if (path[0] === 'plugins' && path.length === 2 && isName)
    return 'Plug-ins of Docusaurus do not run here. Take it out, or write one with definePlugin of lectern.';
  return undefined;
}
