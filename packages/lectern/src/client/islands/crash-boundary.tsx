import type { ErrorInfo, ReactNode } from 'react';
import { Component, useId } from 'react';
import { crashMessages } from '../../messages/crash.js';
import { messagesOf } from '../shell/messages.js';
import { errorChain } from './error-chain.js';

interface Props {
  children: ReactNode;
  content?: ReactNode;
}

interface State {
  /** The error is wrapped in an object, because the thrown value may be undefined. */
  crash?: { error: unknown } | undefined;
  components?: string | undefined;
}

export class CrashBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ components: componentStack ?? undefined });
  }

  override render(): ReactNode {
    const { children, content } = this.props;
    const { crash, components } = this.state;
    if (crash === undefined) return children;
    return (
      <>
        <CrashView
          error={crash.error}
          components={components}
          onRetry={() => this.setState({ crash: undefined, components: undefined })}
        />
        {content}
      </>
    );
  }
}

interface ViewProps {
  error: unknown;
  components: string | undefined;
  onRetry: () => void;
}

function CrashView({ error, components, onRetry }: ViewProps): ReactNode {
  const words = messagesOf(crashMessages);
  const title = useId();
  const chain = errorChain(error);
  // An error and its cause may have the same message.
  const messages = [...new Set(chain.map(({ message }) => message))];
  const stacks = chain.flatMap(({ stack }) => stack ?? []);
  const details = [...stacks, ...(components === undefined ? [] : [components.trim()])];
  return (
    <section className="error-view" aria-labelledby={title}>
      <div role="alert">
        <p className="error-title" id={title}>
          {words['theme.crash.title']}
        </p>
        <p>
          {words['theme.crash.text']} {words['theme.crash.rest']}
        </p>
        <ul className="error-text">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
      {details.length === 0 ? null : (
        <details>
          <summary>{words['theme.crash.details']}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs a tab stop, or the keyboard can't scroll it (WCAG 2.1.1). */}
          <pre tabIndex={0}>{details.join('\n\n')}</pre>
        </details>
      )}
      <button type="button" onClick={onRetry}>
        {words['theme.crash.retry']}
      </button>
    </section>
  );
}
