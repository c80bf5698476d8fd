import type { Plugin } from 'vite';

const stringRenderer = /\/react-dom\/cjs\/react-dom-server-legacy\.\w+\.\w+\.js$/;

/**
 * Makes React throw an error when the call stack overflows. Without this patch, React continues with an empty stack, so
 * a component that renders itself never finishes, or a part of the page is silently dropped. The error's
 * `componentStack` names the components that were being rendered.
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

export function overflowErrors(): Plugin {
  return {
    name: 'lectern-overflow-errors',
    transform: {
      filter: { id: stringRenderer },
      handler: (code) => ({ code: withOverflowErrors(code), map: null }),
    },
  };
}
