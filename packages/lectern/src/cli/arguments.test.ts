import { expect, test } from 'vitest';
import { options, readArguments } from './arguments.js';
import { commandOptions } from './commands.js';
import { usage } from './usage.js';

const port = (args: string[], env: { PORT?: string } = {}) => {
  const read = readArguments({ args, env });
  return read.mistake ?? read.port;
};

test('lectern CLI: the port comes from --port or PORT, and defaults to the first free port from 3000 on', () => {
  expect(port(['serve'])).toEqual({ number: 3000, orNext: true });
  expect(port(['serve'], { PORT: '' })).toEqual({ number: 3000, orNext: true });
  expect(port(['serve'], { PORT: '4000' })).toEqual({ number: 4000 });
  expect(port(['dev', 'site', '--port', '0'], { PORT: '4000' })).toEqual({ number: 0 });
});

test('lectern CLI: an invalid port is an error for commands that start a server', () => {
  expect(port(['serve', '--port', 'abc'])).toBe('--port is "abc". Expected a whole number from 0 to 65535.');
  expect(port(['dev'], { PORT: '70000' })).toBe('PORT is "70000". Expected a whole number from 0 to 65535.');
  expect(port(['build'], { PORT: 'tcp://10.0.0.1' })).toEqual({ number: 3000, orNext: true });
});

test('lectern CLI: an unknown option, or an option without a value, causes an error that names the fix', () => {
  expect(port(['build', '--prot', '3'])).toBe('There is no option "--prot". Did you mean "--port"?');
  expect(port(['build', '--port'])).toBe('--port needs a value: write --port=VALUE.');
  expect(port(['build', '--port', '--json'])).toBe('--port needs a value: write --port=VALUE.');
  expect(port(['build', '--json=1'])).toBe('--json does not accept a value.');
});

test('lectern CLI: --with and --plugin are mutually exclusive, and only init accepts them', () => {
  expect(port(['build', '--with', 'mermaid'])).toBe(
    '--with is an option of "lectern init", not of "lectern build".',
  );
  expect(port(['dev', '--plugin', 'x'])).toBe(
    '--plugin is an option of "lectern init", not of "lectern dev".',
  );
  expect(port(['init', '--plugin', 'x', '--with', 'y'])).toBe(
    'Use either --with, which adds plug-ins to a new site, or --plugin, which creates a plug-in.',
  );
});

test('lectern CLI: --shard takes an index and a count, and only build accepts this option', () => {
  const shard = (args: string[]) => {
    const read = readArguments({ args, env: {} });
    return read.mistake ?? read.shard;
  };
  expect(shard(['build', '--shard', '2/8'])).toEqual({ number: 2, count: 8 });
  for (const wrong of ['9/8', '0/8', '2', '2/8/1', 'a/b'])
    expect(shard(['build', '--shard', wrong])).toBe(
      `--shard is "${wrong}". Expected the number of a shard and the total number of shards, such as 2/8.`,
    );
  expect(shard(['merge', '--shard', '2/8'])).toBe(
    '--shard is an option of "lectern build", not of "lectern merge".',
  );
});

test('lectern --help describes every option', () => {
  const described = commandOptions.map((option) => [option.name, 'value' in option, 'multiple' in option]);
  const taken = Object.entries(options).map(([name, option]) => [
    name,
    option.type === 'string',
    'multiple' in option,
  ]);
  expect(described.sort()).toEqual(taken.sort());
});

test("lectern CLI: the help for a command lists the command's own options and the common options", () => {
  expect(usage('serve')).toBe(`Serve the built site.

Usage: lectern serve [siteDir] [options]

Serves the site that "lectern build" wrote.

Options:
  --out DIR      Folder of the built site. Default: siteDir/build.
  --base PATH    Base path of the site. Overrides the BASE_URL variable, and baseUrl in the configuration.
  --port N       Port to listen on. Overrides the PORT variable. Default: 3000, or the next free port.
  --host ADDR    Address to listen on. 0.0.0.0 shares the site with your network. To access the site through a host name, add that name to allowedHosts in the configuration. Default: localhost.
  --json         Print the result as JSON, for other programs.
  -v, --version  Print the version of Lectern.
  -h, --help     Print help; after a command, help for that command.`);
  expect(usage('nothing')).toBe(usage());
  expect(usage()).toContain('  init [dir]              Create a new site, or a new plug-in\n');
});

test('lectern CLI: an argument that the command does not use is an error', () => {
  expect(port(['build', 'site', 'extra'])).toBe(
    '"lectern build" accepts one argument. Remove "extra", or put a path with spaces in quotes.',
  );
  expect(port(['explain', 'broken-link', 'site', 'extra'])).toBe(
    '"lectern explain" accepts two arguments. Remove "extra", or put a path with spaces in quotes.',
  );
  expect(port(['explain', 'broken-link', 'site'])).toEqual({ number: 3000, orNext: true });
  // An empty host would make Node listen on every address.
  expect(port(['dev', '--host', ''])).toBe('--host is empty. Expected an address, such as 127.0.0.1.');
});
