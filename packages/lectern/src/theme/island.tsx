import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RenderContext, useRenderContext } from './context.js';

/** When an island is hydrated; see `client/islands.ts`. */
export type Hydrate = 'intent' | 'visible' | 'idle' | 'load';

interface Options {
  /** Path of the module, which the address of its script is found by. */
  module: string;
  /** Name of the export that is the component. */
  name: string;
  hydrate: Hydrate;
}

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * Wraps a component of a `'use client'` module for rendering on the server: its HTML stands in a `<lectern-island>`
 * that says which script makes it live. It is rendered as a root of its own, because that is how it is hydrated.
 * Children are HTML that the island carries and never renders again.
 */
export function island(
  Component: ComponentType<Props>,
  { module, name, hydrate }: Options,
): ComponentType<Props> {
  function Island({ children, ...props }: Props): ReactNode {
    const context = useRenderContext();
    if (context.inIsland) return createElement(Component, { ...props, children });
    context.collected.ids += 1;
    const prefix = `i${context.collected.ids}`;
    const slot = children === undefined ? undefined : renderSlot({ children, context });
    const attributes = {
      'data-module': context.islandUrl(module),
      'data-export': name,
      'data-hydrate': hydrate,
      'data-prefix': prefix,
      ...(Object.keys(props).length === 0 ? {} : { 'data-props': serialize({ props, module, name }) }),
    };
    if (context.browserOnly === true)
      return createElement(
        'lectern-island',
        { ...attributes, 'data-browser-only': '' },
        slot === undefined ? null : <Slot html={slot} />,
      );
    const html = renderToString(
      <RenderContext.Provider value={{ ...context, inIsland: true }}>
        {createElement(Component, props, ...(slot === undefined ? [] : [<Slot key="slot" html={slot} />]))}
      </RenderContext.Provider>,
      { identifierPrefix: prefix },
    );
    return createElement('lectern-island', {
      ...attributes,
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  Island.displayName = `Island(${name})`;
  Island.takesProps = takesProps(Component);
  return Island;
}

/** Whether a component reads any properties: those of an island travel to the browser, so it gets none for nothing. */
export function takesProps(component: unknown): boolean {
  if (typeof component !== 'function') return false;
  if ('takesProps' in component) return component.takesProps === true;
  return component.length > 0 || 'isReactComponent' in ((component.prototype as object | undefined) ?? {});
}

function Slot({ html }: { html: string }): ReactNode {
  return createElement('lectern-slot', {
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}

function renderSlot({
  children,
  context,
}: {
  children: ReactNode;
  context: ReturnType<typeof useRenderContext>;
}): string {
  return renderToStaticMarkup(
    <RenderContext.Provider value={{ ...context, inIsland: false }}>{children}</RenderContext.Provider>,
  );
}

/** Properties travel as JSON; anything that JSON cannot hold would be lost without a word. */
function serialize({
  props,
  module,
  name,
}: {
  props: Record<string, unknown>;
  module: string;
  name: string;
}): string {
  const check = (value: unknown, path: string): void => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      fail({ path, kind: `a ${typeof value}`, module, name });
    if (typeof value !== 'object' || value === null) return;
    // An imported image: its address is what travels.
    if ('toJSON' in value && typeof value.toJSON === 'function') return;
    if ('$$typeof' in value) fail({ path, kind: 'a React element', module, name });
    const proto: unknown = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && proto !== Object.prototype && proto !== null)
      fail({ path, kind: `an instance of ${value.constructor.name}`, module, name });
    for (const [key, inner] of Object.entries(value)) check(inner, `${path}.${key}`);
  };
  for (const [key, value] of Object.entries(props)) check(value, key);
  return JSON.stringify(props);
}

function fail({
  path,
  kind,
  module,
  name,
}: {
  path: string;
  kind: string;
  module: string;
  name: string;
}): never {
  throw new Error(
    `The island ${name} (${module.split('/').at(-1)}) was given ${kind} as the property "${path}". Properties of an island travel to the browser as JSON: give plain data, or pass content as children.`,
  );
}
