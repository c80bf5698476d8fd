import { expect, test } from 'vitest';
import { sampleBody } from './samples/body.js';
import { sentType } from './sent-type.js';

test('file upload: a file is sent with its own media type if the document accepts that type', () => {
  expect([
    sentType({ mediaType: 'application/pdf', file: 'a.png' }),
    sentType({ mediaType: 'image/*', file: 'a.JPG' }),
    sentType({ mediaType: 'image/*', file: 'a', fileType: 'image/heic' }),
    sentType({ mediaType: 'image/*', file: 'a.pdf', fileType: 'application/pdf' }),
    sentType({ mediaType: 'image/*' }),
    sentType({ mediaType: 'application/*' }),
    sentType({ mediaType: '*/*', file: 'a.zip' }),
  ]).toEqual([
    'application/pdf',
    'image/jpeg',
    'image/heic',
    'image/png',
    'image/png',
    'application/octet-stream',
    'application/zip',
  ]);
});

test('file upload: a code sample names one media type if the document accepts a range of types', () => {
  const bodyOf = (mediaType: string, files = {}) =>
    sampleBody({ content: { mediaType }, value: undefined, text: '{}', schemas: {}, files });
  expect([bodyOf('image/*'), bodyOf('image/*', { '': ['c.webp'] }), bodyOf('*/*')]).toEqual([
    { kind: 'file', mediaType: 'image/png', file: 'file.png' },
    { kind: 'file', mediaType: 'image/webp', file: 'c.webp' },
    { kind: 'text', mediaType: 'application/json', text: '{}' },
  ]);
});
