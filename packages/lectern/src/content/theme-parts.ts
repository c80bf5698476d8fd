const admonitions = ['Note', 'Tip', 'Info', 'Warning', 'Danger'];

/**
 * Components that Lectern renders as a whole, with their parts in Docusaurus's theme. If a site replaces a part and has
 * installed Docusaurus's theme, Lectern uses Docusaurus's component instead.
 */
export const partsByWhole: Readonly<Record<string, readonly string[]>> = {
  'Admonition/Types': [
    'Admonition/Layout',
    'Admonition/Type/Caution',
    ...admonitions.flatMap((type) => [`Admonition/Icon/${type}`, `Admonition/Type/${type}`]),
  ],
  DocCard: [
    'DocCard/Description',
    'DocCard/Heading',
    'DocCard/Heading/Icon',
    'DocCard/Heading/Text',
    'DocCard/Layout',
  ],
  Footer: [
    'Footer/Copyright',
    'Footer/Layout',
    'Footer/LinkItem',
    'Footer/Links',
    'Footer/Links/MultiColumn',
    'Footer/Links/Simple',
    'Footer/Logo',
  ],
};
