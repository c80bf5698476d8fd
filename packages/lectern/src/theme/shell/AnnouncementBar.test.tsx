import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnnouncementData, PageData } from '../../model/page-data.types.js';
import { RenderContext } from '../context.js';
import { AnnouncementBar } from './AnnouncementBar.js';

function html(announcement: AnnouncementData | undefined): string {
  const value = {
    page: { site: { messages: {}, announcement } } as unknown as PageData,
    highlight: () => ({ html: '', language: 'text', showLineNumbers: false as const }),
    islandUrl: () => '',
    inIsland: false,
    collected: { head: [], ids: 0, needsSiteData: false },
  };
  return renderToStaticMarkup(
    <RenderContext.Provider value={value}>
      <AnnouncementBar />
    </RenderContext.Provider>,
  );
}

const news = { id: 'news', content: '<b>News</b>' };

test('announcement: only a bar that readers can close has a close button', () => {
  expect(html({ ...news, isCloseable: false })).toBe(
    '<section class="announcement" aria-label="Announcement"><div class="announcement-content"><b>News</b></div></section>',
  );
  expect(html({ ...news, isCloseable: true })).toContain(
    '<button type="button" class="announcement-close" aria-label="Close announcement">',
  );
});

test('announcement: the bar is rendered only if it is configured, and in the configured colors', () => {
  expect(html({ ...news, isCloseable: false, backgroundColor: '#123', textColor: 'white' })).toContain(
    'style="background-color:#123;color:white"',
  );
  expect(html(undefined)).toBe('');
});
