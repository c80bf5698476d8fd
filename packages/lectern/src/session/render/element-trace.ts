import { elementLocation } from '../../markdown/source-location.js';
import { messageOf } from '../../util/message-of.js';
import { framesOf } from '../../util/stack-locations.js';
import type { DocumentRun } from './locate-element.js';
import type { CodeOfDocument, ThrownAt } from './thrown-at.js';

type Component = (props: unknown) => unknown;
type CreateElement = (type: unknown, ...rest: unknown[]) => unknown;

/**
 * Finds the element that failed if a document uses its component several times, because neither React's error nor the
 * call stack identifies it.
 */
export interface ElementTrace {
  run?: DocumentRun | undefined;
  traceable(runtime: Record<string, unknown>): Record<string, unknown>;
  /** Renders again after an error. Returns the location of the element whose component throws the same error. */
  find(input: {
    error: unknown;
    render: () => unknown;
    codeOfDocument?: CodeOfDocument | undefined;
  }): ThrownAt | undefined;
}

export function createElementTrace(): ElementTrace {
  let failed: ((creation: Error, error: unknown) => void) | undefined;
  const traced =
    (create: CreateElement): CreateElement =>
    (type, ...rest) => {
      const notify = failed;
      if (notify === undefined || !isFunctionComponent(type)) return create(type, ...rest);
      const creation = new Error('The element was created here.');
      const watched: Component = (props) => {
        try {
          return type(props);
        } catch (error) {
          notify(creation, error);
          throw error;
        }
      };
      return create(Object.assign(watched, type), ...rest);
    };
  return {
    traceable: (runtime) => ({
      ...runtime,
      jsx: traced(runtime.jsx as CreateElement),
      jsxs: traced(runtime.jsxs as CreateElement),
    }),
    find: ({ error, render, codeOfDocument }) => {
      const message = messageOf(error);
      let found: Error | undefined;
      failed = (creation, thrown) => {
        // Ignore other errors, which tracing itself may cause. Tracing wraps components, and some components check the
        // type of their children.
        if (messageOf(thrown) === message) found ??= creation;
      };
      try {
        render();
      } catch {
        // Rendering is expected to fail again. The failed element has been recorded.
      } finally {
        failed = undefined;
      }
      return found && createdAt({ creation: found, codeOfDocument });
    },
  };
}

function isFunctionComponent(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  const prototype: unknown = type.prototype;
  return !(typeof prototype === 'object' && prototype !== null && 'isReactComponent' in prototype);
}

function createdAt({
  creation,
  codeOfDocument,
}: {
  creation: Error;
  codeOfDocument: CodeOfDocument | undefined;
}): ThrownAt | undefined {
  for (const { path, line, column } of framesOf(creation)) {
    const document = codeOfDocument?.(path);
    const location = document && elementLocation({ ...document, line, column });
    if (location !== undefined) return { file: path, ...location };
  }
  return undefined;
}
