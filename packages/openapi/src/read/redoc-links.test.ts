import { expect, it } from 'vitest';
import { info, ok, readFiles } from './__fixtures__/read-files.js';

const links = [
  '[a tag](#tag/Desk-Lamps)',
  '[its section](#tag/Desk-Lamps/Colors)',
  '[an operation](#operation/getLamp)',
  '[one of a tag](#tag/Bulbs/operation/addBulb)',
  '[a section](#section/Errors-and-limits/Too%20many)',
  '<a href="#operation/addBulb">HTML</a>',
  '[nothing](#operation/none)',
  '[an anchor](#tag)',
];

const document = {
  openapi: '3.0.0',
  info: { ...info, description: `# Errors and limits\n\n## Too many\n\n${links.join('\n')}` },
  paths: {
    '/lamps': { get: { operationId: 'getLamp', tags: ['Desk Lamps'], responses: ok } },
    '/bulbs': { post: { operationId: 'addBulb', tags: ['Bulbs'], responses: ok } },
  },
};

it.each([
  {
    splitBy: 'none',
    locations: [
      '/api#tag-desk-lamps',
      '/api#tag-desk-lamps',
      '/api#getLamp',
      '/api#addBulb',
      '/api#intro-too-many',
    ],
  },
  {
    splitBy: 'tag',
    locations: [
      '/api/desk-lamps',
      '/api/desk-lamps',
      '/api/desk-lamps#getLamp',
      '/api/bulbs#addBulb',
      '/api#intro-too-many',
    ],
  },
  {
    splitBy: 'operation',
    locations: [
      '/api/desk-lamps/getLamp',
      '/api/desk-lamps/getLamp',
      '/api/desk-lamps/getLamp',
      '/api/bulbs/addBulb',
      '/api#intro-too-many',
    ],
  },
] as const)(
  'Redoc links are rewritten to the pages of a document split by $splitBy',
  async ({ splitBy, locations }) => {
    const { pages } = await readFiles({ 'api.json': document }, { splitBy });
    const text = pages[0]?.page.intro?.description?.markdown ?? '';
    const found = [...text.matchAll(/\]\((.*)\)|href="(.*)"/g)].map(([, link, html]) => link ?? html);
    expect(found).toEqual([...locations, locations[3], '#operation/none', '#tag']);
  },
);
