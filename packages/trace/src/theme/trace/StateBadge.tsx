import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { traceMessages } from '../../trace/messages.js';
import type { Implementation, TraceState, Verifier } from '../../trace/types.js';

interface Props {
  state: TraceState;
  implementation?: Implementation | undefined;
  verifiedBy?: readonly Verifier[] | undefined;
}

export function StateBadge({ state, implementation, verifiedBy = [] }: Props): ReactNode {
  const t = usePluginMessages(traceMessages);
  return (
    <>
      <span className="trace-state" data-state={state}>
        {t(`theme.trace.state.${state}`)}
      </span>
      {isVerified(state) && verifiedBy.length > 0 ? (
        <span className="trace-note"> {verifiedBy.map((by) => t(`theme.trace.by.${by}`)).join(', ')}</span>
      ) : null}
      {implementation === 'workaround' || implementation === 'open' ? (
        <span className="trace-note"> {t(`theme.trace.implementation.${implementation}`)}</span>
      ) : null}
    </>
  );
}

function isVerified(state: TraceState): boolean {
  return state === 'verified' || state === 'partly-verified';
}
