import type { ComponentType } from 'react';
import type { Props } from './Callout.js';
import { Callout, calloutTypes } from './Callout.js';

/** A callout component for each of the theme's admonition types. These components ignore the `type` in their props. */
export const calloutComponents: Readonly<Record<string, ComponentType<Props>>> = Object.fromEntries(
  calloutTypes.map((type) => [type, (props: Props) => <Callout {...props} type={type} />]),
);
