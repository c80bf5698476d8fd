import { expect, it } from 'vitest';
import * as library from './index.js';

const { VoiceApiError } = library;

const errors = [
  [new library.PermissionDeniedError(), 'permission-denied', 'Allow it'],
  [new library.MicrophoneNotFoundError(), 'microphone-not-found', 'Connect one'],
  [new library.MicrophoneUnavailableError(), 'microphone-unavailable', 'Close other programs'],
  [
    new library.UnsupportedBrowserError({ missing: 'a wheel', advice: 'Roll.' }),
    'unsupported-browser',
    'a wheel. Roll.',
  ],
  [
    new library.ModelNotFoundError({ url: '/m', status: 404, advice: 'Look.' }),
    'model-not-found',
    '"/m" failed to load (status 404). Look.',
  ],
  [new library.ModelInvalidError('/m', 'bad magic'), 'model-invalid', '(bad magic)'],
  [new library.ModelInvalidError('/m', ''), 'model-invalid', 'Whisper can read.'],
  [new library.RecognizerUnavailableError(), 'recognizer-unavailable', '@transcribe/shout'],
  [new library.RecognizerLimitError('One at a time.'), 'recognizer-limit', 'One at a time.'],
  [
    new library.RecognizerFailedError('no memory'),
    'recognizer-failed',
    '(no memory). Start again. If it stops again, reload the page.',
  ],
  [new library.NotInitializedError(), 'not-initialized', 'initiate()'],
] as const;

it.each(errors)(
  'library errors: each error has its documented code, and a message that says what to do: %s',
  (error, code, advice) => {
    expect(error).toBeInstanceOf(VoiceApiError);
    expect(error).toBeInstanceOf(Error);
    expect(error.code).toBe(code);
    expect(error.message).toContain(advice);
    expect(error.name).toBe(error.constructor.name);
  },
);

it("library errors: the browser's error is the cause of the library's error", () => {
  const cause = new Error('of the browser');
  expect(new library.PermissionDeniedError({ cause }).cause).toBe(cause);
  expect(new library.UnsupportedBrowserError({ missing: '', advice: '' }, { cause }).cause).toBe(cause);
});

it('library errors: the properties of an error contain details, such as the missing features or the URL', () => {
  expect(errors[3][0].missing).toBe('a wheel');
  expect(errors[5][0].url).toBe('/m');
});
