import { describe, expect, it } from 'vitest';
import { kebab, memberIds } from './member-ids.js';

describe('kebab', () => {
  it.each([
    ['getSampleRate', 'get-sample-rate'],
    ['set_audio', 'set-audio'],
    ['FS_createDataFile', 'fs-create-data-file'],
    ['AACVoiceAPI', 'aac-voice-api'],
    ['whisper/libstream', 'whisper-libstream'],
    ['$on', 'on'],
    ['naïveÜber', 'naïveüber'],
  ])('converts %s to %s', (name, id) => {
    expect(kebab(name)).toBe(id);
  });
});

describe('memberIds', () => {
  it('appends a number to an ID that another member or heading already has', () => {
    expect(memberIds(['start', 'Start', 'methods', '[iterator]', '$'])).toEqual([
      'start',
      'start-1',
      'methods-1',
      'iterator',
      'member',
    ]);
  });
});
