import { describe, expect, it, vi } from 'vitest';
import { ModelNotFoundError } from '../errors.js';
import { fetchModel } from './model.js';

const url = '/models/tiny.bin';

async function failure(answer: () => Promise<Response>): Promise<unknown> {
  const error: unknown = await fetchModel(url, answer).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ModelNotFoundError);
  return error;
}

describe('fetchModel', () => {
  it('returns the bytes of the model', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response(new Uint8Array([1, 2]))));
    expect(await fetchModel(url, fetch)).toEqual(new Uint8Array([1, 2]));
    expect(fetch).toHaveBeenCalledWith(url);
  });

  it.each([404, 403, 500])(
    "reports the status and the model's URL if the server responds with %i",
    async (status) => {
      const error = await failure(() => Promise.resolve(new Response('', { status })));
      expect(error).toMatchObject({ url, status, code: 'model-not-found' });
      expect(String(error)).toBe(
        `ModelNotFoundError: The speech model at "${url}" failed to load (status ${status}). Check the URL by opening it in the browser.`,
      );
    },
  );

  it('reports an error if the URL leads to a web page instead of a model', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const error = await failure(() => Promise.resolve(new Response('<!doctype html>', { headers })));
    expect(error).toMatchObject({ status: 200, message: expect.stringContaining('web page') });
  });

  it('reports an error if the server does not respond', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failure(() => Promise.reject(cause));
    expect(error).toMatchObject({
      status: 0,
      cause,
      message: expect.stringContaining('(CORS, Cross-Origin-Resource-Policy)'),
    });
    expect(String(error)).not.toContain('status');
  });

  it('reports an interrupted download', async () => {
    const cause = new TypeError('network error');
    const body = new ReadableStream({ start: (controller) => controller.error(cause) });
    const error = await failure(() => Promise.resolve(new Response(body)));
    expect(error).toMatchObject({ status: 200, cause, message: expect.stringContaining('try again') });
  });
});
