import { apiConsoleMessages } from '../../console-messages.js';

export type MessageId = keyof typeof apiConsoleMessages extends `theme.api.console.${infer Rest}`
  ? Rest
  : never;
export type Messages = (id: MessageId, values?: Readonly<Record<string, string>>) => string;

export function consoleMessages(messages: Readonly<Record<string, string>> = {}): Messages {
  return (id, values = {}) => {
    const key = `theme.api.console.${id}` as const;
    const template = messages[key] ?? apiConsoleMessages[key];
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
