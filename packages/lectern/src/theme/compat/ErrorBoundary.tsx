import type { ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  children?: ReactNode;
  fallback?: ((input: { error: Error; tryAgain: () => void }) => ReactNode) | undefined;
}

export default class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (error === undefined) return children ?? null;
    const tryAgain = (): void => this.setState({ error: undefined });
    return fallback === undefined ? <p>{error.message}</p> : fallback({ error, tryAgain });
  }
}
