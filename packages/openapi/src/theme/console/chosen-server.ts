import { serverAddress } from '../../client/build-request.js';
import type { MockData, MockOperation, MockServer } from '../../model/mock-data.js';
import type { FormState } from './form.js';

/** Returns the servers for an operation: its own servers, or else those of the document. */
export function serversOf({ data, operation }: { data: MockData; operation: MockOperation }): MockServer[] {
  return operation.servers ?? data.servers;
}

/** Returns the values of a server's variables: those that the reader has changed, and the defaults of the others. */
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

/**
 * Returns the URL of the chosen server, with its variables replaced. If the mock is chosen, the URL is that of the
 * first server.
 */
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
