import { carry } from '../carry.js';
import type { Note } from '../notes.js';
import type { Loose } from '../values.js';
import { defined, isObject, objectOf, plainData, textOf } from '../values.js';
import { mapFooter } from './footer.js';
import { metadataOf } from './metadata.js';
import { mapNavbar } from './navbar.js';

interface Input {
  themeConfig: unknown;
  note: Note;
  docsId: (id: string) => string;
  base: string;
  hasOwnItems: boolean;
}

const search = {
  why: 'Search is built in, without a service or an API key.',
  instead: 'No action needed: readers already have search.',
};

/**
 * Pages with an island may contain these parts of `themeConfig`, so the long color themes of code blocks are left out.
 */
export function readableThemeConfig(themeConfig: unknown): Loose {
  const { prism, ...rest } = objectOf(plainData(themeConfig));
  const { theme: _, darkTheme: __, ...others } = objectOf(prism);
  return prism === undefined ? rest : { ...rest, prism: others };
}

export function mapThemeConfig({ themeConfig, note, docsId, base, hasOwnItems }: Input): Loose {
  const value: Loose = { navbar: {}, ...objectOf(themeConfig) };
  return carry({
    value,
    at: 'themeConfig',
    note,
    unknown: {
      why: 'Lectern’s theme doesn’t use this key.',
      instead: 'No action needed if only your components read it, with useThemeConfig.',
    },
    rules: {
      navbar: (navbar) => ({ navbar: mapNavbar({ navbar, note, docsId, base, hasOwnItems }) }),
      footer: (footer) => ({ footer: mapFooter({ footer, note, base }) }),
      announcementBar: (bar) => (isObject(bar) ? { announcementBar: announcement(bar) } : {}),
      colorMode: (mode) => ({
        colorMode: carry({ value: mode, at: 'themeConfig.colorMode', note, rules: colorMode }),
      }),
      tableOfContents: 'same',
      docs: (docs) => ({ docs: carryDocs({ docs, note }) }),
      prism: (prism) => ({ prism: carryPrism({ prism, note }) }),
      image: (image) => ({ image: textOf(image) }),
      metadata: (metadata) => ({ metadata: metadataOf(metadata) }),
      blog: 'built-in',
      algolia: search,
      docsearch: search,
      typesense: search,
      mermaid: {
        why: 'Diagrams are drawn at build time, in the site’s colors.',
        instead: 'No action needed. To set options for one diagram, use its front matter.',
      },
      liveCodeBlock: (live) =>
        textOf(objectOf(live).playgroundPosition) === 'top'
          ? noted(
              note,
              'themeConfig.liveCodeBlock',
              'The preview of a live example is always below its code.',
            )
          : {},
      zoom: 'built-in',
      imageZoom: 'built-in',
      hideableSidebar: noButton,
    },
  });
}

const noButton = { why: 'Lectern’s sidebar has no collapse button.', instead: 'No action needed.' };

function noted(note: Note, key: string, why: string): Loose {
  note({ key, why, instead: 'No action needed.' });
  return {};
}

const colorMode = {
  defaultMode: 'same',
  disableSwitch: 'same',
  respectPrefersColorScheme: 'same',
  switchConfig: {
    why: 'The icons of Lectern’s color mode switch are built in.',
    instead: 'Style `.color-mode` in your CSS.',
  },
} as const;

function announcement({ id, content, backgroundColor, textColor, isCloseable }: Loose): Loose {
  return defined({ id, content, backgroundColor, textColor, isCloseable });
}

function carryDocs({ docs, note }: { docs: unknown; note: Note }): Loose {
  return carry({
    value: docs,
    at: 'themeConfig.docs',
    note,
    rules: {
      versionPersistence: 'same',
      sidebar: (sidebar) => ({
        sidebar: carry({
          value: sidebar,
          at: 'themeConfig.docs.sidebar',
          note,
          rules: { autoCollapseCategories: 'same', hideable: noButton },
        }),
      }),
    },
  });
}

function carryPrism({ prism, note }: { prism: unknown; note: Note }): Loose {
  return carry({
    value: prism,
    at: 'themeConfig.prism',
    note,
    rules: {
      magicComments: 'same',
      additionalLanguages: 'built-in',
      theme: 'built-in',
      darkTheme: 'built-in',
      defaultLanguage: {
        why: 'Lectern shows a code block without a language as plain text.',
        instead: 'Add a language to each code block.',
      },
    },
  });
}
