import { describe, expect, test } from 'vitest';
import { translateMessages } from './translate-messages.js';

const translate = (messages: Record<string, string>, locale = 'fr') =>
  translateMessages({ messages, locale, siteTitle: 'Marées' });

describe('translating Docusaurus’s messages to the theme’s messages', () => {
  test("a message with an exact counterpart in Lectern's theme is used unchanged", () => {
    expect(translate({ 'theme.docs.paginator.next': 'Après' })).toEqual({ 'theme.next': 'Après' });
  });

  test("placeholders get the names that Lectern's theme uses, and {siteTitle} becomes the site's title", () => {
    expect(
      translate({ 'theme.docs.versions.unreleasedVersionLabel': '{siteTitle} {versionLabel} arrive.' }),
    ).toEqual({ 'theme.version.unreleased': 'Marées {version} arrive.' });
  });

  test('a date and an author are inserted into the sentence about the last update', () => {
    const found = translate({
      'theme.lastUpdated.lastUpdatedAtBy': 'Changé{atDate}{byUser}',
      'theme.lastUpdated.atDate': ' le {date}',
      'theme.lastUpdated.byUser': ' par {user}',
    });
    expect(found).toEqual({
      'theme.lastUpdated': 'Changé le {date}',
      'theme.lastUpdated.by': 'Changé par {author}',
      'theme.lastUpdated.onBy': 'Changé le {date} par {author}',
    });
  });

  test('a combined message is left out if one of its components is not translated', () => {
    expect(translate({ 'theme.lastUpdated.lastUpdatedAtBy': 'Changé{atDate}{byUser}' })).toEqual({});
  });

  test('each plural form of the language becomes a message', () => {
    const found = translate(
      { 'theme.docs.DocCard.categoryDescription.plurals': '1 elem|{count} elemy|{count} elemów' },
      'pl',
    );
    expect(found).toEqual({
      'theme.card.pages.one': '1 elem',
      'theme.card.pages.few': '{count} elemy',
      'theme.card.pages.many': '{count} elemów',
      'theme.card.pages': '{count} elemów',
    });
  });

  test('in a language without plural forms, one item and several items have the same message', () => {
    const found = translate({ 'theme.blog.post.readingTime.plurals': '{readingTime} 分' }, 'ja');
    expect(found).toEqual({
      'theme.blog.readingTime': '{minutes} 分',
      'theme.blog.readingTime.one': '{minutes} 分',
    });
  });

  test("the number of pages is inserted into the title of a tag's page", () => {
    const found = translate({
      'theme.docs.tagDocListPageTitle': '{nDocsTagged} « {tagName} »',
      'theme.docs.tagDocListPageTitle.nDocsTagged': 'Une page|{count} pages',
    });
    expect(found).toMatchObject({
      'theme.tags.one': 'Une page « {tag} »',
      'theme.tags.many': '{count} pages « {tag} »',
    });
  });
});
