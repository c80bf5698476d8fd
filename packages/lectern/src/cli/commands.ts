/** The command line as data: `--help` and the reference page are made from it. */
export interface Command {
  name: string;
  /** What follows the name. */
  argument: string;
  /** What it does, in a few words. */
  summary: string;
  /** More about it, in a sentence or two: for its own help. */
  details: string;
}

export interface CommandOption {
  name: string;
  short?: string;
  /** What stands for its value in the help; absent: it takes none. */
  value?: string;
  /** May be given more than once. */
  multiple?: boolean;
  /** What it does: one sentence. */
  description: string;
  default?: string;
  /** The commands that it changes; absent: all of them. */
  commands?: readonly CommandName[];
}

const commandNames = ['build', 'dev', 'serve', 'check', 'init', 'doctor', 'migrate', 'explain'] as const;
export type CommandName = (typeof commandNames)[number];

const about: Readonly<Record<CommandName, Omit<Command, 'name'>>> = {
  build: {
    argument: '[siteDir]',
    summary: 'Build the site',
    details:
      'Writes the site to siteDir/build. If there are errors, lists them all, and keeps the last build.',
  },
  dev: {
    argument: '[siteDir]',
    summary: 'Serve the site while you edit it',
    details: 'Compiles a page when you open it, and updates open pages after every edit. Shows drafts.',
  },
  serve: {
    argument: '[siteDir]',
    summary: 'Serve the built site',
    details: 'Serves what "lectern build" wrote.',
  },
  check: {
    argument: '[siteDir]',
    summary: 'Report every error without building',
    details: 'Finds the same errors as "lectern build", and publishes nothing.',
  },
  init: {
    argument: '[dir]',
    summary: 'Create a new site, or a new plug-in',
    details:
      'Writes a small site to dir, or the package of a plug-in. Never overwrites a file. In a folder where Lectern is already installed, package.json gets the scripts that it lacks.',
  },
  doctor: {
    argument: '[siteDir]',
    summary: 'Report how a site fares, by kind and file, without building',
    details:
      'Counts pages by source and problems by kind, with their locations, and lists what of the configuration of another engine is not carried over. Writes nothing.',
  },
  migrate: {
    argument: '[siteDir]',
    summary: 'Write a lectern.config.ts from the configuration of another engine',
    details:
      'Says what could not be carried over. Never overwrites a file. The new file wins over the old one, which you can then delete.',
  },
  explain: {
    argument: 'CODE [siteDir]',
    summary: 'Explain an error or a warning',
    details:
      'Prints what a code such as broken-link means, and how to fix it. Works offline. Codes of plug-ins are those of the site in siteDir.',
  },
};

export const commands: readonly Command[] = commandNames.map((name) => ({ name, ...about[name] }));

/** Commands that accept an option which has no effect on them do so for scripts that pass the same options to all. */
export const commandOptions = [
  {
    name: 'out',
    value: 'DIR',
    description: 'Folder of the built site.',
    default: 'siteDir/build',
    commands: ['build', 'check', 'serve'],
  },
  {
    name: 'force',
    description: 'Build into a folder that holds files no build of this site wrote. Those files are kept.',
    commands: ['build', 'check'],
  },
  {
    name: 'base',
    value: 'PATH',
    description: 'Base path, in place of BASE_URL and of the key baseUrl in the configuration.',
    commands: ['build', 'dev', 'serve', 'check', 'doctor'],
  },
  {
    name: 'port',
    value: 'N',
    description: 'Port to listen on, in place of PORT. Without either: 3000, or the next free port.',
    commands: ['dev', 'serve'],
  },
  {
    name: 'host',
    value: 'ADDR',
    description:
      'Address to listen on. 0.0.0.0 shares the site with your network; the key allowedHosts lists the names it may have there.',
    default: 'localhost',
    commands: ['dev', 'serve'],
  },
  {
    name: 'profile',
    description: 'Report the time that each step took, and the memory.',
    commands: ['build', 'check'],
  },
  {
    name: 'no-cache',
    description: 'Ignore the results of earlier builds. The output is the same.',
    commands: ['build', 'check', 'doctor'],
  },
  {
    name: 'update',
    description:
      'Write what samples print now into the documents, and show what has changed. Everything else stays an error.',
    commands: ['check'],
  },
  {
    name: 'claims',
    description:
      'List the numbers with units in the documents, and what each is based on. Needs the plug-in @lectern/checks.',
    commands: ['check'],
  },
  {
    name: 'with',
    value: 'PLUGINS',
    multiple: true,
    description:
      'Plug-ins to add to the new site, separated by commas: "glossary" is short for "@lectern/glossary".',
    commands: ['init'],
  },
  {
    name: 'plugin',
    value: 'NAME',
    description: 'Create the npm package of a plug-in with this name, in a folder of the same name.',
    commands: ['init'],
  },
  { name: 'json', description: 'Print the result as JSON, for other programs.' },
  { name: 'version', short: 'v', description: 'Print the version of Lectern.' },
  { name: 'help', short: 'h', description: 'Print help; after a command, help for that command.' },
] as const satisfies readonly CommandOption[];
