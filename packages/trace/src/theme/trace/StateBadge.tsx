import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { traceMessages } from '../../trace/messages.js';
import type { Implementation, TraceState } from '../../trace/types.js';

interface Props {
  state: TraceState;
  implementation?: Implementation | undefined;
}

/** The state in words; shape and color repeat what they say. */
export function StateBadge({ state, implementation }: Props): ReactNode {
  const t = usePluginMessages(traceMessages);
  return (
    <>
      <span className="trace-state" data-state={state}>
        {t(`theme.trace.state.${state}`)}
      </span>
      {implementation === 'workaround' || implementation === 'open' ? (
        <span className="trace-note"> {t(`theme.trace.implementation.${implementation}`)}</span>
      ) : null}
    </>
  );
}
