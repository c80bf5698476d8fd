import { expect, test } from 'vitest';
import { message } from './theme.js';

interface Case {
  name: string;
  messages: Record<string, string>;
  values: Record<string, string>;
  text: string;
}

test.each<Case>([
  { name: 'in English', messages: {}, values: { date: 'today' }, text: 'Last updated on today' },
  {
    name: 'with a translation',
    messages: { 'theme.lastUpdated': 'Mis à jour : {date}' },
    values: { date: '$&' },
    text: 'Mis à jour : $&',
  },
  { name: 'without a value for its placeholder', messages: {}, values: {}, text: 'Last updated on {date}' },
  {
    name: 'with braces that contain no placeholder',
    messages: { 'theme.lastUpdated': '{ a } {date}{date}' },
    values: { date: 'x' },
    text: '{ a } xx',
  },
  { name: 'with an empty translation', messages: { 'theme.lastUpdated': '' }, values: {}, text: '' },
])('theme messages: a message $name is formatted', ({ messages, values, text }) => {
  expect(message({ messages, id: 'theme.lastUpdated', values })).toBe(text);
});
