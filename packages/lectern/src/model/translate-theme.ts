import type { SiteConfig } from '../config/schema/index.js';
import type { NavbarItemConfig } from '../config/schema/navbar.js';
import type { Translations } from '../content/translations.js';

interface Input {
  config: SiteConfig;
  code: Translations;
  navbar: Translations;
  footer: Translations;
}

export function translateThemeConfig({ config, code, navbar, footer }: Input): SiteConfig {
  const { themeConfig } = config;
  const bar = themeConfig.navbar;
  const foot = themeConfig.footer;
  const announcement = themeConfig.announcementBar;
  return {
    ...config,
    themeConfig: {
      ...themeConfig,
      navbar: {
        ...bar,
        title: navbar.title ?? bar.title,
        logo: bar.logo && { ...bar.logo, alt: navbar['logo.alt'] ?? bar.logo.alt },
        items: bar.items.map((item) => translateItem({ item, translations: navbar })),
      },
      footer: {
        ...foot,
        logo: foot.logo && { ...foot.logo, alt: footer['logo.alt'] ?? foot.logo.alt },
        copyright: footer.copyright ?? foot.copyright,
        links: foot.links.map((column) => ({
          title: footer[`link.title.${column.title}`] ?? column.title,
          items: column.items.map((item) =>
            'html' in item ? item : { ...item, label: footer[`link.item.label.${item.label}`] ?? item.label },
          ),
        })),
      },
      announcementBar: announcement && {
        ...announcement,
        content: code['theme.announcement.content'] ?? announcement.content,
      },
    },
  };
}

function translateItem({
  item,
  translations,
}: {
  item: NavbarItemConfig;
  translations: Translations;
}): NavbarItemConfig {
  const translated = withLabel({ item, translations });
  if (translated.type === 'dropdown')
    return {
      ...translated,
      items: translated.items.map((inner) => withLabel({ item: inner, translations })),
    };
  if (translated.type === 'docsVersionDropdown' || translated.type === 'localeDropdown')
    return {
      ...translated,
      dropdownItemsBefore: translated.dropdownItemsBefore.map((inner) =>
        withLabel({ item: inner, translations }),
      ),
      dropdownItemsAfter: translated.dropdownItemsAfter.map((inner) =>
        withLabel({ item: inner, translations }),
      ),
    };
  return translated;
}

function withLabel<Item extends object>({
  item,
  translations,
}: {
  item: Item;
  translations: Translations;
}): Item {
  if (!('label' in item) || typeof item.label !== 'string') return item;
  return { ...item, label: translations[`item.label.${item.label}`] ?? item.label };
}
