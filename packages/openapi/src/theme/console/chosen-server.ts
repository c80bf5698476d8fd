import { serverAddress } from '../../client/build-request.js';
import type { MockData, MockOperation, MockServer } from '../../model/mock-data.js';
import type { FormState } from './form.js';

/** Returns the available servers: the operation's servers, or else the document's. */
export function serversOf({ data, operation }: { data: MockData; operation: MockOperation }): MockServer[] {
  return operation.servers ?? data.servers;
}

/** Returns the variables of a server, with the values that the reader changed. */
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

/** Returns the URL of the chosen server, or of the first server if the mock is chosen, with its variables replaced. */
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
