import type { ComponentType } from 'react';
import type { Props } from './Callout.js';
import { Callout, calloutTypes } from './Callout.js';

export const calloutComponents: Readonly<Record<string, ComponentType<Props>>> = Object.fromEntries(
  calloutTypes.map((type) => [type, (props: Props) => <Callout {...props} type={type} />]),
);
