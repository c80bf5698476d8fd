import type { Plugin } from 'vite';

const stringRenderer = /\/react-dom\/cjs\/react-dom-server-legacy\.\w+\.\w+\.js$/;

/**
 * When the call stack overflows, React continues with an empty stack. As a result, a component that renders itself
 * never finishes, and sometimes React silently drops a part of the page. This patch makes React throw the error. The
 * error's `componentStack` contains the names of the components that were being rendered.
 */
export function withOverflowErrors(source: string): string {
  return source
    .replace(/"Maximum call stack size exceeded"\s*===\s*[\w$.]+/g, 'false')
    .replace('function onError() {}', rememberComponents);
}

const rememberComponents = `function onError(error, info) {
  if (error !== null && typeof error === "object" && error.message === "Maximum call stack size exceeded")
    error.componentStack = (error.componentStack || "") + info.componentStack;
}`;

/** Makes the bundled React throw an error when the call stack overflows. */
export function overflowErrors(): Plugin {
  return {
    name: 'lectern-overflow-errors',
    transform: {
      filter: { id: stringRenderer },
      handler: (code) => ({ code: withOverflowErrors(code), map: null }),
    },
  };
}
