import { describe, expect, it } from 'vitest';
import { project } from './__fixtures__/project.js';
import { namedModules } from './module-names.js';

function names(...files: string[]): string[] {
  return namedModules(project(Object.fromEntries(files.map((file) => [file, []])))).map(({ name }) => name);
}

describe('namedModules', () => {
  it('names modules by their paths relative to their common folder, with the entry point first', () => {
    expect(names('src/lamp.ts', 'src/whisper/libstream.ts', 'src/index.ts', 'src/Audio.tsx')).toEqual([
      'index',
      'Audio',
      'lamp',
      'whisper/libstream',
    ]);
  });

  it("names modules in a single folder and at the top level, and a package's only module", () => {
    expect(names('src/a/b/x.ts', 'src/a/b/y.d.ts')).toEqual(['x', 'y']);
    expect(names('index.ts', 'lib/x.mts')).toEqual(['index', 'lib/x']);
    expect(names('src/index.ts')).toEqual(['index']);
  });

  it('distinguishes folders whose names start with the same characters', () => {
    expect(names('src/audio/x.ts', 'src/audio-tools/y.ts')).toEqual(['audio-tools/y', 'audio/x']);
  });
});
