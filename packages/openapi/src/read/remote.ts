/** In characters. */
const maximumLength = 10_000_000;
const timeout = 15_000;

export async function fetchText(address: string): Promise<string> {
  if (!/^https?:/i.test(address)) throw new Error('only http and https are allowed');
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`the host responded with ${response.status}`);
  const text = await response.text();
  if (text.length > maximumLength) throw new Error('the response is larger than 10 MB');
  return text;
}
