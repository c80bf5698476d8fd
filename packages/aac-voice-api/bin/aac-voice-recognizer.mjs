#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MODELS, recognizerFiles } from './recognizer-files.mjs';

const USAGE = `Usage: aac-voice-recognizer <folder> [--language en|fr …]

Writes the "commands" recognizer of aac-voice-api and its model into the folder. Serve the folder with your game, and
pass its URL to initiate().`;

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', multiple: true, default: ['en'] },
      help: { type: 'boolean', default: false },
    },
  });
  const [folder, ...rest] = positionals;
  if (values.help) return console.log(USAGE);
  if (folder === undefined || rest.length > 0) throw new Error(`Specify one folder to write to.\n\n${USAGE}`);
  const unknown = values.language.find((language) => !Object.hasOwn(MODELS, language));
  if (unknown !== undefined)
    throw new Error(
      `There is no model for the language "${unknown}". Available: ${Object.keys(MODELS).join(' and ')}.`,
    );
  const files = recognizerFiles({ languages: values.language });
  let bytes = 0;
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    bytes += content.length;
  }
  console.log(`Wrote ${files.size} files (${(bytes / 1e6).toFixed(1)} MB) to ${folder}.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
