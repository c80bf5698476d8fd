import { expect, it } from 'vitest';
import { commandGrammar, FILLERS_AFTER, FILLERS_BEFORE } from './grammar.js';

it('grammar: the English filler words are “um”, “uh”, “okay”, “please”, and “now”', () => {
  expect([...FILLERS_BEFORE, ...FILLERS_AFTER]).toEqual(['um', 'uh', 'okay', 'please', 'now']);
});

it('grammar: a command can have filler words before and after it, with a low probability', () => {
  const commands = [['jump'], ['turn', 'around']];
  expect(commandGrammar({ commands, before: ['um', 'uh'], after: ['please'] })).toMatchInlineSnapshot(`
    "#JSGF V1.0;
    grammar commands;
    public <utterance> = [/0.001/ (um | uh)] <command> [/0.001/ (please)];
    <command> = (jump) | (turn around);
    "
  `);
});

it('grammar: in a language without filler words, the grammar contains only the commands', () => {
  expect(commandGrammar({ commands: [['saute']], before: [], after: [] })).toMatchInlineSnapshot(`
    "#JSGF V1.0;
    grammar commands;
    public <utterance> =  <command> ;
    <command> = (saute);
    "
  `);
});
