import { expect, test } from 'vitest';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { TimeLimitError } from '../../util/time-limit.js';
import { pluginWorkers } from './plugin-workers.js';

async function failWith(thrown: unknown): Promise<unknown> {
  const workers = pluginWorkers({
    workers: { run: () => Promise.reject(thrown) },
    plugin: 'team',
    siteDir: '/site',
  });
  try {
    return await workers.run({ module: 'file:///site/plugins/draw.js', name: 'draw', data: undefined });
  } catch (error) {
    return error instanceof LecternError ? error.diagnostics : error;
  }
}

const subject = 'The function "draw" of plugins/draw.js, which the plug-in "team" runs in a worker thread,';

test.each([
  ['takes too long', new TimeLimitError(30), 'code-time-limit', 'took more than 30 s.'],
  [
    'runs out of memory',
    Object.assign(new Error('Worker terminated'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
    'code-memory-limit',
    'needed more than 1024 MB of memory.',
  ],
  [
    'returns a function',
    {},
    'function-failed',
    'returned or threw a value that can’t be copied to another thread, such as a function or a symbol.',
  ],
])(
  'a function that %s in a worker thread causes an error that names it and its plug-in',
  async (_, thrown, code, message) => {
    expect(await failWith(thrown)).toMatchObject([
      { code, severity: 'error', message: `${subject} ${message}` },
    ]);
  },
);

test('the exception of a function in a worker thread is passed on', async () => {
  const error = new Error('No.');
  expect(await failWith(error)).toBe(error);
});
