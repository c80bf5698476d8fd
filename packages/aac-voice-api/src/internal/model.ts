import { ModelNotFoundError } from '../errors.js';

export type Fetch = (url: string) => Promise<Response>;

export async function fetchModel(url: string, fetch: Fetch): Promise<Uint8Array> {
  const response = await answer(url, fetch);
  const { status } = response;
  if (!response.ok) {
    throw new ModelNotFoundError({ url, status, advice: 'Check the URL by opening it in the browser.' });
  }
  // For an unknown path, the server of a single-page app responds with the app's HTML page and status 200.
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const advice = 'The server responded with a web page: check the URL and the location of the file.';
    throw new ModelNotFoundError({ url, status, advice });
  }
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    const advice = 'The download was interrupted: try again.';
    throw new ModelNotFoundError({ url, status, advice }, { cause: error });
  }
}

async function answer(url: string, fetch: Fetch): Promise<Response> {
  try {
    return await fetch(url);
  } catch (error) {
    const advice =
      'Check the connection, and that the model’s server allows this page to read it (CORS, Cross-Origin-Resource-Policy).';
    throw new ModelNotFoundError({ url, status: 0, advice }, { cause: error });
  }
}
