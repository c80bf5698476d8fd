import type { ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';

interface Props {
  id?: string | undefined;
  /** The words in the default language. */
  children?: string | undefined;
  description?: string | undefined;
  values?: Record<string, string | number> | undefined;
}

/** `@docusaurus/Translate`: words that `i18n/<locale>/code.json` may replace. */
export default function Translate({ id, children = '', values = {} }: Props): ReactNode {
  const context = useContext(RenderContext);
  const words = context?.page.site.messages[id ?? children] ?? children;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
