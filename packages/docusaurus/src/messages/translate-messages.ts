import type { Messages } from 'lectern/plugin';
import type { Counterpart } from './counterparts.js';
import { counterparts, formsForOne } from './counterparts.js';

interface Input {
  messages: Messages;
  locale: string;
  siteTitle: string;
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export function translateMessages({ messages, locale, siteTitle }: Input): Messages {
  const forms = pluralCategories(locale);
  return Object.fromEntries(
    Object.entries(counterparts).flatMap(([id, given]): [string, string][] => {
      const counterpart = typeof given === 'string' ? { text: `<${given}>` } : given;
      if (counterpart.plural !== true) {
        const text = textOf({ counterpart, siteTitle, lookUp: (name) => messages[name] });
        return text === undefined ? [] : [[id, text]];
      }
      return forms.flatMap((form, index): [string, string][] => {
        const lookUp = (name: string) => formOf({ text: messages[name], index });
        const text = textOf({ counterpart, siteTitle, lookUp });
        if (text === undefined) return [];
        const named: [string, string] = [form === 'other' ? id : `${id}.${form}`, text];
        // This theme has a separate message for a count of one. In a language without a singular form, Docusaurus's
        // `other` form is used.
        const isForOne = form === 'one' || (form === 'other' && !forms.includes('one'));
        return isForOne ? [named, [formsForOne[id] ?? `${id}.one`, text]] : [named];
      });
    }),
  );
}

function textOf({
  counterpart,
  siteTitle,
  lookUp,
}: {
  counterpart: Exclude<Counterpart, string>;
  siteTitle: string;
  lookUp: (id: string) => string | undefined;
}): string | undefined {
  const values: Messages = { siteTitle, ...counterpart.values };
  let isComplete = true;
  const insert = (text: string): string =>
    text.replace(/<([\w.]+)>/g, (_, id: string) => {
      const found = lookUp(id);
      if (found === undefined) isComplete = false;
      return (found ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : insert(value);
      });
    });
  const text = insert(counterpart.text);
  return isComplete ? text.trim() : undefined;
}

function formOf({ text, index }: { text: string | undefined; index: number }): string | undefined {
  const forms = text?.split('|');
  return forms?.[Math.min(index, forms.length - 1)];
}

function pluralCategories(locale: string): readonly string[] {
  try {
    const used: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    return categories.filter((category) => used.includes(category));
  } catch {
    // The locale's name isn't a valid language tag.
    return ['one', 'other'];
  }
}
