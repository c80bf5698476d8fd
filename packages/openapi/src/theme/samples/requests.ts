import type { SampleRequest } from '../../model/samples/request.js';

interface Holder {
  lecternApiRequests?: Map<string, SampleRequest>;
}

const changed = 'lectern:api-request';

export function latestRequest(id: string): SampleRequest | undefined {
  return (document as Holder).lecternApiRequests?.get(id);
}

export function publishRequest({ id, request }: { id: string; request: SampleRequest }): void {
  const holder = document as Holder;
  holder.lecternApiRequests ??= new Map();
  holder.lecternApiRequests.set(id, request);
  dispatchEvent(new CustomEvent(changed, { detail: id }));
}

export function subscribeRequests({
  id,
  listener,
}: {
  id: string;
  listener: (request: SampleRequest | undefined) => void;
}): () => void {
  const onChange = ({ detail }: CustomEventInit<string>): void => {
    if (detail === id) listener(latestRequest(id));
  };
  addEventListener(changed, onChange as EventListener);
  return () => removeEventListener(changed, onChange as EventListener);
}
