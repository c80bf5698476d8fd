import type { ApiServer } from '../model/api-page.js';
import type { MockServer } from '../model/mock-data.js';
import { unknownHost } from '../model/unknown-host.js';
import type { ApiSource, Cursor } from './document.js';
import { entries, items, textAt } from './document.js';
import { asStrings, stringOf } from './json.js';

export function convertServers({ source, cursor }: { source: ApiSource; cursor: Cursor }): ApiServer[] {
  return items({ source, cursor, key: 'servers' }).map((server) => {
    const url = stringOf(server.value.url ?? '/');
    const variables = entries({ source, cursor: server, key: 'variables' }).map(([name, variable]) => ({
      name,
      default: stringOf(variable.value.default ?? ''),
      enum: asStrings(variable.value.enum),
      description: textAt({ source, cursor: variable }),
    }));
    return {
      url,
      defaultUrl: variables.reduce(
        (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
        url,
      ),
      description: textAt({ source, cursor: server }),
      variables,
    };
  });
}

export function mockServers(servers: readonly ApiServer[]): MockServer[] {
  return servers.map(({ url, variables }) => ({
    url,
    variables: variables.map(({ name, default: value, enum: choices }) => ({
      name,
      default: value,
      enum: choices,
    })),
  }));
}

export function baseAddress(servers: readonly ApiServer[]): string {
  const url = servers[0]?.defaultUrl ?? '/';
  const absolute = URL.canParse(url) ? url : `${unknownHost}${url.startsWith('/') ? '' : '/'}${url}`;
  return absolute.replace(/\/+$/, '');
}
