import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandConverter } from './CommandConverter.js';
import { CommandHistory } from './CommandHistory.js';
import { CommandMapping } from './commandMapping.js';

const converter = CommandConverter.getInstance();
const history = CommandHistory.getInstance();
const mapping = new CommandMapping();
const ran: string[] = [];

function register(...names: string[]): void {
  for (const name of names) mapping.addCommand(name, () => ran.push(name));
}

function process(text: string): string[] {
  return converter.processTranscription(text).map(({ name }) => name);
}

function logged(): string[] {
  return history.getAll().map(({ commandName, status }) => `${commandName} ${status}`);
}

beforeEach(() => {
  mapping.clearAllCommands();
  history.toggle(true);
  history.clear();
  ran.length = 0;
  register('jump', 'left');
});

describe('CommandConverter', () => {
  it('is a singleton [UT-CON-11]', () => {
    expect(CommandConverter.getInstance()).toBe(converter);
  });

  it.each([
    ['jump', ['jump']],
    ['JUMP!', ['jump']],
    ['um, jump please', ['jump']],
    ['jump jump', ['jump', 'jump']],
    ['left, then jump', ['left', 'jump']],
    ['j.u.m.p', ['jump']],
    ['jumping', []],
    ['jump,left', []],
    ['', []],
    ['  \n', []],
  ])('runs the commands in the text %j: %j [UT-CON-01, REQ-F-01, REQ-F-02]', (text, expected) => {
    expect(process(text)).toEqual(expected);
    expect(ran).toEqual(expected);
    expect(logged()).toEqual(expected.map((name) => `${name} success`));
  });

  it('runs the command that matches the most consecutive words [UT-CON-12]', () => {
    register('turn', 'turn around');
    expect(process('Turn around, turn left')).toEqual(['turn around', 'turn', 'left']);
  });

  it('runs a shorter command if the longer one is inactive [UT-CON-13]', () => {
    register('turn', 'turn  around');
    const longer = mapping.getCommand('turn around');
    if (longer) longer.active = false;
    expect(process('turn around')).toEqual(['turn']);
  });

  it('logs each run of a command with its time [UT-CON-14]', () => {
    vi.useFakeTimers({ now: 5000 });
    process('jump');
    vi.useRealTimers();
    expect(history.getAll()).toEqual([{ timestamp: new Date(5000), commandName: 'jump', status: 'success' }]);
  });

  it('logs the command name as it was registered [UT-CON-08, REQ-F-09]', () => {
    mapping.addCommand('Hop', () => ran.push('jump'));
    expect(process('hop')).toEqual(['Hop']);
    expect(logged()).toEqual(['Hop success']);
  });

  it('ignores an inactive command until it is activated [UT-CON-09]', () => {
    const jump = mapping.getCommand('jump');
    expect(jump).toBeDefined();
    if (jump) jump.active = false;
    expect(process('jump')).toEqual([]);
    if (jump) jump.active = true;
    expect(process('jump')).toEqual(['jump']);
    expect(logged()).toEqual(['jump success']);
  });

  it('logs a command as failed if its action throws, and runs the next command [UT-CON-10]', () => {
    mapping.addCommand('trip', () => {
      throw new Error('fell over');
    });
    expect(process('trip left')).toEqual(['trip', 'left']);
    expect(ran).toEqual(['left']);
    expect(logged()).toEqual(['trip failed', 'left success']);
  });

  it('matches a name with an apostrophe [UT-CON-15]', () => {
    register("don't");
    expect(process("Don't!")).toEqual(["don't"]);
  });

  it('matches a name of several words, but not a shorter name inside it [UT-CON-16]', () => {
    register('turn left');
    expect(process('please turn left, left')).toEqual(['turn left', 'left']);
    expect(process('turn around')).toEqual([]);
  });

  it("does not run a command that an earlier command's action has removed [UT-CON-17]", () => {
    mapping.addCommand('level', () => mapping.removeCommand('jump'));
    expect(process('jump level jump')).toEqual(['jump', 'level']);
  });
});
