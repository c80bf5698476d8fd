import { beforeEach, describe, expect, it } from 'vitest';
import { CommandLibrary } from './commandLibrary.js';
import { CommandMapping } from './commandMapping.js';

const library = CommandLibrary.getInstance();
const action = () => {};

function command(name: string) {
  return { name, action, description: `to ${name.trim()}`, active: true };
}

beforeEach(() => library.clear());

describe('CommandLibrary', () => {
  it('is a singleton [UT-LIB-08]', () => {
    expect(CommandLibrary.getInstance()).toBe(library);
  });

  it('adds a command, and finds it by name regardless of case and surrounding whitespace [UT-LIB-01, REQ-F-06]', () => {
    expect(library.add(command(' Jump '))).toBe(true);
    expect(library.has('jump')).toBe(true);
    expect(library.has(' JUMP ')).toBe(true);
    expect(library.has('jum')).toBe(false);
    expect(library.get('jUMP')).toEqual({ ...command('Jump'), name: 'Jump' });
    expect(library.get('leap')).toBeUndefined();
  });

  it('rejects a name that is taken, and keeps the first command [UT-LIB-02, REQ-F-06]', () => {
    library.add(command('jump'));
    expect(library.add({ ...command(' JUMP '), description: 'another' })).toBe(false);
    expect(library.list()).toEqual([command('jump')]);
  });

  it('treats several spaces in a name as one space [UT-LIB-10]', () => {
    library.add(command('turn  around'));
    expect(library.has('turn around')).toBe(true);
  });

  it.each(['', '  ', '\n'])('rejects the empty name %j [UT-LIB-03]', (name) => {
    expect(library.add(command(name))).toBe(false);
    expect(library.list()).toEqual([]);
  });

  it('removes a command, returns whether it existed, and frees its name [UT-LIB-05, REQ-F-07]', () => {
    library.add(command('jump'));
    expect(library.remove(' Jump')).toBe(true);
    expect(library.has('jump')).toBe(false);
    expect(library.remove('jump')).toBe(false);
    expect(library.add(command('jump'))).toBe(true);
  });

  it('lists commands in order of registration, as a copy that callers can change [UT-LIB-06, REQ-F-07]', () => {
    for (const name of ['c', 'a', 'b']) library.add(command(name));
    library.list().pop();
    expect(library.list().map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    library.clear();
    expect(library.list()).toEqual([]);
  });

  it('copies a command when it is added, so later changes to the original object have no effect [UT-LIB-09]', () => {
    const jump = command('jump');
    library.add(jump);
    jump.active = false;
    expect(library.get('jump')?.active).toBe(true);
    const kept = library.get('jump');
    if (kept) kept.active = false;
    expect(library.get('jump')?.active).toBe(false);
  });
});

describe('CommandMapping', () => {
  const mapping = new CommandMapping();

  it('registers a command as active and without a description by default [UT-MAP-01, REQ-F-05]', () => {
    expect(mapping.addCommand('jump', action)).toBe(true);
    expect(mapping.getCommand('jump')).toEqual({ name: 'jump', action, description: '', active: true });
    expect(mapping.addCommand('duck', action, { description: 'Get down', active: false })).toBe(true);
    expect(mapping.getCommand('duck')).toMatchObject({ description: 'Get down', active: false });
    expect(mapping.addCommand('JUMP', action)).toBe(false);
    expect(mapping.addCommand(' ', action)).toBe(false);
  });

  it('lists command names, finds a command by name, and removes one command or all of them [UT-MAP-05]', () => {
    for (const name of ['jump', 'duck', 'run']) mapping.addCommand(name, action);
    expect(mapping.getAllCommands()).toEqual(['jump', 'duck', 'run']);
    expect(mapping.hasCommand(' Duck')).toBe(true);
    expect(mapping.removeCommand('duck')).toBe(true);
    expect(mapping.removeCommand('duck')).toBe(false);
    expect(mapping.hasCommand('duck')).toBe(false);
    expect(mapping.getCommand('duck')).toBeUndefined();
    expect(mapping.getAllCommands()).toEqual(['jump', 'run']);
    mapping.clearAllCommands();
    expect(mapping.getAllCommands()).toEqual([]);
  });

  it('shares its commands with every other mapping [UT-MAP-08]', () => {
    mapping.addCommand('jump', action);
    expect(new CommandMapping().getAllCommands()).toEqual(['jump']);
  });
});
