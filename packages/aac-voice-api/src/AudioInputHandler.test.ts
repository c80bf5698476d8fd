import { beforeEach, describe, expect, it } from 'vitest';
import { AudioInputHandler } from './AudioInputHandler.js';
import { MicrophoneNotFoundError } from './errors.js';
import { FakeMicrophone } from './testing/fakeMicrophone.js';

let microphone: FakeMicrophone;
let chunks: Float32Array[];
let handler: AudioInputHandler;

function listenTo(other: FakeMicrophone): void {
  microphone = other;
  chunks = [];
  handler = new AudioInputHandler((chunk) => chunks.push(chunk), { openMicrophone: microphone.open });
}

beforeEach(() => listenTo(new FakeMicrophone()));

describe('AudioInputHandler', () => {
  it('does not listen before it is started [UT-AUD-01]', () => {
    expect(handler.isListening).toBe(false);
    expect(handler.getSampleRate()).toBe(0);
    expect(microphone.opened).toBe(0);
    expect(new AudioInputHandler(() => {}).isListening).toBe(false);
  });

  it.each([48_000, 44_100, 16_000])(
    'delivers blocks of two seconds at %i Hz [UT-AUD-03]',
    async (sampleRate) => {
      listenTo(new FakeMicrophone({ sampleRate }));
      await handler.startListening();
      expect(handler.isListening).toBe(true);
      expect(handler.getSampleRate()).toBe(sampleRate);
      for (let piece = 0; piece < 9; piece += 1) microphone.hearSeconds(0.5);
      expect(chunks.map(({ length }) => length)).toEqual([sampleRate * 2, sampleRate * 2]);
      expect(chunks[0]).toBeInstanceOf(Float32Array);
      expect(chunks[0]?.[100]).toBeCloseTo(0.1);
    },
  );

  it('releases the microphone when it stops, and drops audio that arrives afterward [UT-AUD-04]', async () => {
    await handler.startListening();
    handler.stopListening();
    expect(handler.isListening).toBe(false);
    expect(handler.getSampleRate()).toBe(0);
    expect(microphone.isOpen).toBe(false);
    microphone.hearSeconds(4);
    handler.stopListening();
    expect(chunks).toEqual([]);
    expect(microphone.closed).toBe(1);
  });

  it('ignores audio from the previous microphone after a restart [UT-AUD-07]', async () => {
    const opened: FakeMicrophone[] = [];
    handler = new AudioInputHandler((chunk) => chunks.push(chunk), {
      openMicrophone: (listeners) => {
        const next = new FakeMicrophone();
        opened.push(next);
        return next.open(listeners);
      },
    });
    await handler.startListening();
    handler.stopListening();
    await handler.startListening();
    const [before, now] = opened;
    before?.hearSeconds(2);
    expect(chunks).toEqual([]);
    now?.hearSeconds(2);
    expect(chunks).toHaveLength(1);
  });

  it('starts again after a stop, without leftover samples [UT-AUD-02]', async () => {
    await handler.startListening();
    microphone.hearSeconds(1.5);
    handler.stopListening();
    await handler.startListening();
    microphone.hearSeconds(1.5);
    expect(chunks).toEqual([]);
    microphone.hearSeconds(0.5);
    expect(chunks).toHaveLength(1);
    expect(microphone.opened).toBe(2);
  });

  it('opens only one microphone, even after several starts [UT-AUD-08]', async () => {
    await Promise.all([handler.startListening(), handler.startListening()]);
    await handler.startListening();
    expect(microphone.opened).toBe(1);
  });

  it('closes a microphone that opens after a stop [UT-AUD-09]', async () => {
    const permit = microphone.askPlayer();
    const started = handler.startListening();
    handler.stopListening();
    permit();
    await started;
    expect(handler.isListening).toBe(false);
    expect(microphone.isOpen).toBe(false);
    microphone.hearSeconds(2);
    expect(chunks).toEqual([]);
  });

  it('keeps only one microphone open after a restart during the permission prompt [UT-AUD-10]', async () => {
    const permit = microphone.askPlayer();
    const first = handler.startListening();
    handler.stopListening();
    const second = handler.startListening();
    permit();
    await Promise.all([first, second]);
    expect(handler.isListening).toBe(true);
    expect([microphone.opened, microphone.closed]).toEqual([2, 1]);
    expect(handler.startListening()).not.toBe(second);
  });

  it('waits for the open permission prompt when it is started again [UT-AUD-11]', async () => {
    const permitFirst = microphone.askPlayer();
    const first = handler.startListening();
    handler.stopListening();
    const permitSecond = microphone.askPlayer();
    const second = handler.startListening();
    permitFirst();
    await first;
    const third = handler.startListening();
    permitSecond();
    await Promise.all([second, third]);
    expect([microphone.opened, microphone.closed]).toEqual([2, 1]);
  });

  it('reports why the microphone failed to open, and can be started again [UT-AUD-05]', async () => {
    microphone.failure = new MicrophoneNotFoundError();
    await expect(handler.startListening()).rejects.toBe(microphone.failure);
    expect(handler.isListening).toBe(false);
    microphone.failure = undefined;
    await handler.startListening();
    expect(handler.isListening).toBe(true);
  });

  it('stops if the microphone disconnects [UT-AUD-12]', async () => {
    await handler.startListening();
    microphone.unplug();
    expect(handler.isListening).toBe(false);
    expect(microphone.isOpen).toBe(false);
    microphone.unplug();
    expect(microphone.closed).toBe(1);
  });
});
