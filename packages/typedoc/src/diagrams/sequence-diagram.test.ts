import { describe, expect, it } from 'vitest';
import type { RecordedStep, Recording } from '../read/recordings.js';
import { entry, member, relation, words } from './__fixtures__/outline.js';
import { sequenceDiagram, unknownName } from './sequence-diagram.js';

const base = entry('Light', { members: [member('dim', { parameters: [{ name: 'to', type: 'number' }] })] });
const lamp = entry('Lamp', {
  members: [member('turnOn'), member('color?', { isCallable: true })],
  privateMembers: ['#heat'],
  relations: [relation('extends', 'Light')],
});
const outline = [base, lamp];

function call(from: string, to: string, text: string): RecordedStep {
  return { kind: 'call', from, to, text };
}

function recordingOf(...steps: RecordedStep[]): Recording {
  return { name: 'light', file: 'pkg/recordings/light.json', title: 'Light', outside: ['Reader'], steps };
}

describe('sequenceDiagram', () => {
  const recording = recordingOf(
    call('Reader', 'Lamp', 'turnOn("red; #1", a rather long argument)'),
    call('Lamp', 'Lamp', 'dim(1)'),
    { kind: 'return', from: 'Lamp', to: 'Reader', text: '["an answer", "of many words"]' },
  );
  const { code, title, description, text } = sequenceDiagram({ recording, outline, messages: words });

  it('draws the steps in order, and shortens long steps', () => {
    expect(code).toBe(`%%{init: {"sequence": {"actorMargin": 12, "width": 120}}}%%
sequenceDiagram
  autonumber
  accTitle: Light
  accDescr: 3 steps between Reader and Lamp.
  participant p0 as Reader
  participant p1 as Lamp
  p0->>p1: turnOn#40;#8230;#41;
  p1->>p1: dim#40;1#41;
  p1-->>p0: #91;#34;an answer#34;, #34;of man#8230;`);
    expect([title, description]).toEqual(['Light', '3 steps between Reader and Lamp.']);
  });

  it('lists all steps as text, unshortened and with links to the reference', () => {
    const location = { name: 'Lamp', to: { route: '/api/Lamp' } };
    const reader = { name: 'Reader', to: undefined };
    expect(text).toEqual({
      kind: 'steps',
      steps: [
        {
          kind: 'call',
          from: reader,
          to: location,
          call: { name: 'turnOn', to: { route: '/api/x', anchor: 'turnOn' } },
          rest: '("red; #1", a rather long argument)',
        },
        {
          kind: 'call',
          from: location,
          to: location,
          call: { name: 'dim', to: { route: '/api/x', anchor: 'dim' } },
          rest: '(1)',
        },
        {
          kind: 'return',
          from: location,
          to: reader,
          call: undefined,
          rest: '["an answer", "of many words"]',
        },
      ],
    });
  });
});

describe('unknownName', () => {
  const found = (...steps: RecordedStep[]) => unknownName({ recording: recordingOf(...steps), outline });

  it('accepts the members of a class and its base classes, including private members', () => {
    const texts = ['turnOn()', 'dim(1)', '#heat()', 'color()'];
    expect(found(...texts.map((text) => call('Reader', 'Lamp', text)))).toBeUndefined();
  });

  it('returns a participant or member that no longer exists', () => {
    expect(found(call('Reader', 'Lantern', 'turnOn()'))).toEqual({
      name: 'Lantern',
      known: ['Light', 'Lamp'],
    });
    expect(found(call('Reader', 'Lamp', 'turnOff()'))).toEqual({
      owner: 'Lamp',
      name: 'turnOff',
      known: ['turnOn', 'color', '#heat', 'dim'],
    });
  });
});
