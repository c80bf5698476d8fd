import { describe, expect, test } from 'vitest';
import { Reader } from '../../../site/reading-aids/read/reader.js';

function setUp() {
  const log: string[] = [];
  let told: { onEnd: () => void; onError: (reason: string) => void } | undefined;
  const reader = new Reader({
    say: (text, events) => {
      log.push(`say ${text}`);
      told = events;
      return () => {
        log.push(`silence ${text}`);
        events.onError('interrupted');
      };
    },
    onChange: ({ state, index }) => log.push(`${state} ${index}`),
    onFailure: (reason) => log.push(`failed: ${reason}`),
  });
  return { log, reader, end: () => told?.onEnd(), fail: (reason: string) => told?.onError(reason) };
}

describe('read aloud: Reader', () => {
  test('reads one sentence after another, and stops after the last sentence', () => {
    const { log, reader, end } = setUp();
    reader.read(['One.', 'Two.']);
    end();
    end();
    expect(log).toEqual(['reading 0', 'say One.', 'reading 1', 'say Two.', 'stopped 2']);
  });

  test('pauses, and resumes at the beginning of the sentence', () => {
    const { log, reader } = setUp();
    reader.read(['One.', 'Two.'], 1);
    reader.pause();
    reader.resume();
    expect(log).toEqual(['reading 1', 'say Two.', 'silence Two.', 'paused 1', 'reading 1', 'say Two.']);
  });

  test('skips forward and back, but not before the first sentence', () => {
    const { log, reader } = setUp();
    reader.read(['One.', 'Two.']);
    reader.skip(1);
    reader.skip(-5);
    expect(log.filter((line) => line.startsWith('say'))).toEqual(['say One.', 'say Two.', 'say One.']);
  });

  test('stops when the voice fails, and says why', () => {
    const { log, reader, fail } = setUp();
    reader.read(['One.']);
    fail('audio-busy');
    expect(log).toEqual(['reading 0', 'say One.', 'silence One.', 'stopped 0', 'failed: audio-busy']);
  });

  test('ignores the end event of a sentence that was stopped', () => {
    const { log, reader, end } = setUp();
    reader.read(['One.', 'Two.']);
    reader.stop();
    end();
    expect(log).toEqual(['reading 0', 'say One.', 'silence One.', 'stopped 0']);
  });
});
