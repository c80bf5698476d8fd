import type { Messages, Plugin } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import { installedMessages } from './installed.js';
import { translateMessages } from './translate-messages.js';

export interface ThemeMessagesOptions {
  /** The absolute path of the site’s folder. */
  siteDir: string;
  /** The title of the site. Notices about versions contain it. */
  title: string;
}

const inEnglish: Messages = {
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.blog.archive.description': 'Archive',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
};

/** Messages that always use Docusaurus’s text, even in English. */
const isOnlyTheirs = /^theme\.(?:card\.|tags\.(?:one|many)$|blog\.archive\.description$)/;

/**
 * Translates the theme’s messages with the site's installed translations of the Docusaurus theme, and with
 * `i18n/<locale>/code.json`, which uses Docusaurus’s IDs.
 */
export function themeMessages({ siteDir, title }: ThemeMessagesOptions): Plugin {
  return definePlugin({
    name: 'theme-messages',
    translations: ({ locale, messages: written }) => {
      const english = installedMessages({ siteDir, locale: 'base' });
      const installed = installedMessages({ siteDir, locale });
      const messages = { ...english, ...inEnglish, ...installed, ...written };
      const unchanged = translateMessages({ messages: english, locale, siteTitle: title });
      const own = translateMessages({ messages, locale, siteTitle: title });
      return {
        // The site's components may use Docusaurus's own messages.
        ...installed,
        // Docusaurus shows no notice on untranslated pages.
        ...(locale === 'en' ? {} : { 'theme.untranslated': '' }),
        // A message that equals the English one isn't translated, so this theme's message is used.
        ...Object.fromEntries(
          Object.entries(own).filter(([id, text]) => text !== unchanged[id] || isOnlyTheirs.test(id)),
        ),
        ...written,
        ...admonitionTitles({ ...installed, ...written }),
      };
    },
  });
}

/** Docusaurus's translations of the titles are in lower case, because its style sheet shows them in upper case. */
function admonitionTitles(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([id]) => id.startsWith('theme.admonition.'))
      .map(([id, text]) => [id, text.charAt(0).toUpperCase() + text.slice(1)]),
  );
}
