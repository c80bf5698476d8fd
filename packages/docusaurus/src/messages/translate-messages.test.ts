import { describe, expect, test } from 'vitest';
import { translateMessages } from './translate-messages.js';

const translate = (messages: Record<string, string>, locale = 'fr') =>
  translateMessages({ messages, locale, siteTitle: 'Marées' });

describe('translating Docusaurus’s messages to the theme’s messages', () => {
  test('a message with an exact counterpart in the theme is used unchanged', () => {
    expect(translate({ 'theme.docs.paginator.next': 'Après' })).toEqual({ 'theme.next': 'Après' });
  });

  test('placeholders get the names that this theme uses, and the title of the site is filled in', () => {
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

  test('a message is left out if any part of it is not translated', () => {
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

  test('in a language without plural forms, the message is the same for a count of one', () => {
    const found = translate({ 'theme.blog.post.readingTime.plurals': '{readingTime} 分' }, 'ja');
    expect(found).toEqual({
      'theme.blog.readingTime': '{minutes} 分',
      'theme.blog.readingTime.one': '{minutes} 分',
    });
  });

  test('the number of tagged pages is part of the title', () => {
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
