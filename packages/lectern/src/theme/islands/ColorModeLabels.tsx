import type { ReactNode } from 'react';

export interface ModeMessages {
  light: string;
  dark: string;
  system: string;
}

export function ColorModeLabels({
  messages,
  withSystem,
}: {
  messages: ModeMessages;
  withSystem: boolean;
}): ReactNode {
  return (
    <>
      <span className="mode mode-light">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <circle cx="12" cy="12" r="4.2" />
          <path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7M16.8 7.2l1.7-1.7" />
        </svg>
        <span className="bar-word">{messages.light}</span>
      </span>
      <span className="mode mode-dark">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" />
        </svg>
        <span className="bar-word">{messages.dark}</span>
      </span>
      {withSystem ? (
        <span className="mode mode-system">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="12" cy="12" r="8.2" />
            <path d="M12 3.8v16.4A8.2 8.2 0 0 0 12 3.8Z" fill="currentColor" />
          </svg>
          <span className="bar-word">{messages.system}</span>
        </span>
      ) : null}
    </>
  );
}
