import type { ReactNode } from 'react';
import { Fragment, isValidElement } from 'react';

export type Values = Readonly<Record<string, ReactNode>>;

export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part): ReactNode => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && values[name] !== undefined ? values[name] : part;
  });
  if (!parts.some((part) => isValidElement(part))) return parts.join('');
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their order.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export default function Interpolate({
  children = '',
  values,
}: {
  children?: string | undefined;
  values?: Values | undefined;
}): ReactNode {
  return interpolate(children, values);
}
