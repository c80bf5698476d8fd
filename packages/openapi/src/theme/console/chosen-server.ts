import { serverAddress } from '../../client/build-request.js';
import type { MockData, MockOperation, MockServer } from '../../model/mock-data.js';
import type { FormState } from './form.js';

export function serversOf({ data, operation }: { data: MockData; operation: MockOperation }): MockServer[] {
  return operation.servers ?? data.servers;
}

export function variablesOf({
  server: { variables },
  index,
  form,
}: {
  server: MockServer;
  index: number;
  form: Pick<FormState, 'variables'>;
}): Record<string, string> {
  const changed = form.variables[index];
  return Object.fromEntries(
    variables.map(({ name, default: initial }) => [name, changed?.[name] ?? initial]),
  );
}

/** If the mock is chosen, the URL is that of the first server. */
export function chosenAddress({
  data,
  operation,
  form,
}: {
  data: MockData;
  operation: MockOperation;
  form: FormState;
}): string {
  const index = Number(form.server);
  const server = serversOf({ data, operation })[index];
  if (server === undefined) return '/';
  return serverAddress({ url: server.url, values: variablesOf({ server, index, form }) });
}
