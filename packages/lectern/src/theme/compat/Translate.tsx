import type { ReactNode } from 'react';
import { useContext } from 'react';
import { ownValue } from '../../util/own-value.js';
import { RenderContext } from '../context.js';
import { currentSite } from './current-page.js';
import type { Values } from './Interpolate.js';
import { interpolate } from './Interpolate.js';
import { messagesInBrowser } from './messages-in-browser.js';

interface Props {
  id?: string | undefined;
  children?: string | undefined;
  description?: string | undefined;
  values?: Values | undefined;
}

export default function Translate({ id, children = '', values = {} }: Props): ReactNode {
  const context = useContext(RenderContext);
  if (context?.inIsland === true) context.collected.needsMessages = true;
  return interpolate(lookUp({ id: id ?? children, text: children }), values);
}

export function translate(
  { id, message = '' }: { id?: string; message?: string; description?: string },
  values: Values = {},
): string {
  const text = interpolate(lookUp({ id: id ?? message, text: message || (id ?? '') }), values);
  return typeof text === 'string' ? text : '';
}

function lookUp({ id, text }: { id: string; text: string }): string {
  const messages = currentSite()?.messages ?? messagesInBrowser();
  return ownValue(messages, id) ?? text;
}
