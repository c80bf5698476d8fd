import { expect, test } from 'vitest';
import { config } from './__fixtures__/site.js';
import { translateThemeConfig } from './translate-theme.js';

test('labels in the navbar, the footer, and the announcement are translated if they have a translation', () => {
  const written = config({
    themeConfig: {
      announcementBar: { content: 'News' },
      navbar: {
        title: 'Site',
        logo: { src: 'a.svg', alt: 'Mark' },
        items: [
          { to: '/a', label: 'A' },
          {
            label: 'Menu',
            items: [
              { to: '/b', label: 'B' },
              { type: 'html', value: '<hr>' },
            ],
          },
          { type: 'localeDropdown', dropdownItemsAfter: [{ to: '/c', label: 'C' }] },
        ],
      },
      footer: { links: [{ title: 'Links', items: [{ to: '/a', label: 'A' }] }], copyright: 'Mine' },
    },
  });
  const { themeConfig } = translateThemeConfig({
    config: written,
    code: { 'theme.announcement.content': 'Nouvelles' },
    navbar: {
      title: 'Le site',
      'logo.alt': 'Marque',
      'item.label.Menu': 'Carte',
      'item.label.B': 'Bé',
      'item.label.C': 'Cé',
    },
    footer: { 'link.title.Links': 'Liens', 'link.item.label.A': 'Aa', copyright: 'À moi' },
  });
  expect(themeConfig.announcementBar?.content).toBe('Nouvelles');
  expect(themeConfig.navbar).toMatchObject({
    title: 'Le site',
    logo: { src: 'a.svg', alt: 'Marque' },
    items: [
      { to: '/a', label: 'A' },
      { label: 'Carte', items: [{ to: '/b', label: 'Bé' }, { value: '<hr>' }] },
      { dropdownItemsAfter: [{ label: 'Cé' }] },
    ],
  });
  expect(themeConfig.footer).toMatchObject({
    links: [{ title: 'Liens', items: [{ to: '/a', label: 'Aa' }] }],
    copyright: 'À moi',
  });
  expect(translateThemeConfig({ config: written, code: {}, navbar: {}, footer: {} })).toEqual(written);
});
