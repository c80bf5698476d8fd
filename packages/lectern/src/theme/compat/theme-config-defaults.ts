type Keys = Readonly<Record<string, unknown>>;

/** Docusaurus's defaults for `themeConfig`. Ejected components expect these keys to be set. */
const defaults: Readonly<Record<string, Keys>> = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
  blog: { sidebar: { groupByYear: true } },
  navbar: { hideOnScroll: false, items: [] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  prism: {
    additionalLanguages: [],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
  },
};

export function withDefaults(themeConfig: Keys): Keys {
  return merged({ from: { metadata: [], ...defaults }, own: themeConfig });
}

function merged({ from, own }: { from: Keys; own: Keys }): Keys {
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return {
    ...from,
    ...Object.fromEntries(
      given.map(([key, value]) => {
        const missing = from[key];
        return [key, isKeys(missing) && isKeys(value) ? merged({ from: missing, own: value }) : value];
      }),
    ),
  };
}

function isKeys(value: unknown): value is Keys {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
