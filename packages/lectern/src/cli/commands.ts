/** `--help` and the reference page are generated from these descriptions. */
export interface Command {
  name: string;
  argument: string;
  summary: string;
  details: string;
}

export interface CommandOption {
  name: string;
  short?: string;
  /** Placeholder for the option's value in the help; undefined for an option without a value. */
  value?: string;
  multiple?: boolean;
  description: string;
  default?: string;
  /** Default: all commands. */
  commands?: readonly CommandName[];
}

const commandNames = [
  'build',
  'dev',
  'serve',
  'check',
  'merge',
  'init',
  'doctor',
  'migrate',
  'explain',
] as const;
export type CommandName = (typeof commandNames)[number];

const about: Readonly<Record<CommandName, Omit<Command, 'name'>>> = {
  build: {
    argument: '[siteDir]',
    summary: 'Build the site',
    details:
      'Writes the site to siteDir/build. If there are errors, lists all of them and keeps the last build.',
  },
  dev: {
    argument: '[siteDir]',
    summary: 'Serve the site while you edit it',
    details: 'Compiles a page when you open it, and updates open pages after every edit. Shows drafts.',
  },
  serve: {
    argument: '[siteDir]',
    summary: 'Serve the built site',
    details: 'Serves the site that "lectern build" wrote.',
  },
  check: {
    argument: '[siteDir]',
    summary: 'Report every error without building',
    details: 'Reports the same errors as "lectern build", without writing the site.',
  },
  merge: {
    argument: '[siteDir]',
    summary: 'Build the site from its shards',
    details:
      'Collects the pages that "lectern build --shard" wrote to siteDir/.lectern/shards, checks links across all of them, and writes the rest of the site. The output is the same as that of a single "lectern build".',
  },
  init: {
    argument: '[dir]',
    summary: 'Create a new site, or a new plug-in',
    details:
      'Writes a small site, or a plug-in package, to dir. Never overwrites a file. If Lectern is already installed in the folder, adds the missing scripts to package.json.',
  },
  doctor: {
    argument: '[siteDir]',
    summary: 'Report the pages and problems of a site, without building',
    details:
      "Counts the pages in each source, and lists the problems of each type with their locations. For a site that was made for another site generator, also lists the configuration keys that aren't carried over. Writes nothing.",
  },
  migrate: {
    argument: '[siteDir]',
    summary: 'Write a lectern.config.ts from the configuration of another site generator',
    details:
      "Lists the keys that couldn't be carried over. Never overwrites a file. The new file takes precedence over the old one, which you can then delete.",
  },
  explain: {
    argument: 'CODE [siteDir]',
    summary: 'Explain an error or a warning',
    details:
      'Prints what a code such as broken-link means, and how to fix the problem. Works offline. If the code belongs to a plug-in, set siteDir to the folder of a site that uses the plug-in.',
  },
};

export const commands: readonly Command[] = commandNames.map((name) => ({ name, ...about[name] }));

export const commandOptions = [
  {
    name: 'out',
    value: 'DIR',
    description: 'Folder of the built site.',
    default: 'siteDir/build',
    commands: ['build', 'check', 'merge', 'serve'],
  },
  {
    name: 'force',
    description:
      'Build even if the output folder contains other files, or the build of another site. Replaces that build, and keeps all other files.',
    commands: ['build', 'check', 'merge'],
  },
  {
    name: 'base',
    value: 'PATH',
    description: 'Base path of the site. Overrides the BASE_URL variable, and baseUrl in the configuration.',
    commands: ['build', 'dev', 'serve', 'check', 'merge', 'doctor'],
  },
  {
    name: 'port',
    value: 'N',
    description: 'Port to listen on. Overrides the PORT variable. Default: 3000, or the next free port.',
    commands: ['dev', 'serve'],
  },
  {
    name: 'host',
    value: 'ADDR',
    description:
      'Address to listen on. 0.0.0.0 shares the site with your network. To access the site through a host name, add that name to allowedHosts in the configuration.',
    default: 'localhost',
    commands: ['dev', 'serve'],
  },
  {
    name: 'profile',
    description: 'Report how long each step took, and the peak memory.',
    commands: ['build', 'check', 'merge'],
  },
  {
    name: 'no-cache',
    description: 'Ignore the cached results of earlier builds. This does not change the output.',
    commands: ['build', 'check', 'merge', 'doctor'],
  },
  {
    name: 'shard',
    value: 'N/COUNT',
    description:
      'Build one part of the pages, e.g. 2/8 for the second of eight shards, into siteDir/.lectern/shards. "lectern merge" builds the site from all shards.',
    commands: ['build'],
  },
  {
    name: 'update',
    description:
      'Write the current output of code samples into the documents, and show what changed. With the @lectern/checks plug-in, also record changed sentences and tables as reviewed. Other errors are reported as usual.',
    commands: ['check'],
  },
  {
    name: 'claims',
    description:
      'List the numbers with units in the documents, each with the value that it matches, or with its review. Requires the @lectern/checks plug-in.',
    commands: ['check'],
  },
  {
    name: 'with',
    value: 'PLUGINS',
    multiple: true,
    description:
      'Plug-ins to add to the new site, separated by commas. "glossary" is short for "@lectern/glossary".',
    commands: ['init'],
  },
  {
    name: 'plugin',
    value: 'NAME',
    description:
      'Create an npm package for a plug-in with this name, by default in a folder of the same name.',
    commands: ['init'],
  },
  { name: 'json', description: 'Print the result as JSON, for other programs.' },
  { name: 'version', short: 'v', description: 'Print the version of Lectern.' },
  { name: 'help', short: 'h', description: 'Print help; after a command, help for that command.' },
] as const satisfies readonly CommandOption[];
